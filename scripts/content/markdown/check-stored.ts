import { splitText } from '../../../src/content/values.ts'
import type { Found } from '../problem.ts'

/** Values that are different for every student, in a text that is read before anybody is known. */
export function checkStored(text: string, stored: ReadonlySet<string>): Found[] {
  return splitText(text).flatMap((part) =>
    part.kind === 'value' && stored.has(part.name)
      ? {
          rule: 'value-differs-by-student',
          offset: text.indexOf(part.raw),
          message: `${part.raw} is different for every student and cannot stand here.`,
          advice: 'Take it out here; a paragraph can hold it.',
        }
      : [],
  )
}
