import { expect } from 'vitest'
import { isKept, tableOf, type Figure } from '../../scripts/figures.ts'

/** Shows what a proof has found, and fails where a bound is missed. Times and their ratios are for quiet machines: npm run proof. */
export function holds(figures: readonly Figure[]): void {
  const counts = figures.filter(({ unit }) => unit === undefined)
  console.log(tableOf(counts))
  expect(counts.filter((figure) => !isKept(figure))).toEqual([])
}
