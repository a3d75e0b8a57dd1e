import type * as v from 'valibot'
import type { Values } from '../../../src/content/values.ts'
import { fieldsIn } from '../../../src/content/walk.ts'
import type { Fields } from '../fields/fields.ts'
import { checkStored } from '../markdown/check-stored.ts'
import { error, type Finding, type Problem } from '../problem.ts'
import { spotOf } from '../source.ts'

const NO_FORMATTING: Finding = [
  'This field is plain text: formatting and links do not work here.',
  'Write plain words here, and formatted text below the fields.',
]

/** Finds formatting in fields, and values that differ by student where none may stand. */
export function checkPlainText(schema: v.GenericSchema, fields: Fields, values: Values): Problem[] {
  return fieldsIn(schema, fields.data).flatMap(({ text, path, info }) => {
    const { source, start } = fields.valueSpot(path)
    const [sign] = /\*\*|\]\(|<\/?[a-z][^<>]*>/i.exec(text) ?? []
    const stored = info.isForEachStudent ? [] : checkStored(text, values.stored)
    const problems = stored.map(([offset, ...finding]) => {
      const [raw = ''] = /^[^}]*/.exec(text.slice(offset)) ?? []
      return error(spotOf(source, raw, start), ...finding)
    })
    if (sign === undefined) return problems
    return problems.concat(error(spotOf(source, sign, start), ...NO_FORMATTING))
  })
}
