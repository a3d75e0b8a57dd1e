import type { Found } from '../problem.ts'
import { valuesIn } from '../values-in.ts'

/** Finds values that differ by student, in a text that is shown before a student is known. */
export function checkStored(text: string, stored: ReadonlySet<string>): Found[] {
  const found = valuesIn({ text }).filter(({ name }) => stored.has(name))
  return found.map(({ raw, offset }) => ({
    rule: 'value-differs-by-student',
    offset,
    message: `${raw} is different for every student and cannot stand here.`,
    advice: 'Take it out here; a paragraph can hold it.',
  }))
}
