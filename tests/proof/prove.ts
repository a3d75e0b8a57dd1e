import { expect } from 'vitest'
import { isKept, tableOf, type Figure } from '../../scripts/system/figures.ts'

/** Prints the figures, and expects each within its bound. */
export function prove(figures: readonly Figure[]): void {
  console.log(tableOf(figures))
  expect(figures.filter((figure) => !isKept(figure))).toEqual([])
}
