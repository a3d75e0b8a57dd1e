import type { Values } from '../../../src/content/values.ts'
import type { FieldPath, Fields } from '../fields/fields.ts'
import { checkStored } from '../markdown/check-stored.ts'
import { error, type Finding, type Problem } from '../problem.ts'
import { spotOf } from '../source.ts'

/** The fields of a card, page or mail that can hold what is different for every student. */
const FOR_EACH_STUDENT = new Set(['description', 'intro', 'value', 'closed'])

const NO_FORMATTING: Finding = [
  'This field is plain text: formatting and links do not work here.',
  'Write plain words here, and formatted text below the fields.',
]

/** Finds formatting in fields, and values that differ by student where none may stand. */
export function checkPlainText(fields: Fields, values: Values): Problem[] {
  return textsIn(fields.data, []).flatMap(({ text, path }) => {
    const { source, start } = fields.valueSpot(path)
    const [sign] = /\*\*|\]\(|<\/?[a-z][^>]*>/i.exec(text) ?? []
    const stored = FOR_EACH_STUDENT.has(String(path.at(-1))) ? [] : checkStored(text, values.stored)
    const problems = stored.map(([offset, ...finding]) => {
      const [raw = ''] = /^[^}]*/.exec(text.slice(offset)) ?? []
      return error(spotOf(source, raw, start), ...finding)
    })
    if (sign === undefined) return problems
    return problems.concat(error(spotOf(source, sign, start), ...NO_FORMATTING))
  })
}

function textsIn(data: unknown, path: FieldPath): { text: string; path: FieldPath }[] {
  if (typeof data === 'string') return [{ text: data, path }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    textsIn(value, [...path, Array.isArray(data) ? Number(name) : name]),
  )
}
