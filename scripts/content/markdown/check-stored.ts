import type { FindingAt } from '../problem.ts'
import { valuesIn } from '../source.ts'

/** Finds values that differ by student, in a text that is shown before a student is known. */
export function checkStored(text: string, stored: ReadonlySet<string>): FindingAt[] {
  const values = valuesIn({ text }).filter(({ name }) => stored.has(name))
  return values.map(({ raw, offset }) => [
    offset,
    `${raw} is different for every student, so it cannot stand here.`,
    'Remove it here, and write it in a paragraph.',
  ])
}
