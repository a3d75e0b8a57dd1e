import type { Values } from '../../../src/content/values.ts'
import type { FieldPath, Fields } from '../fields/fields.ts'
import { checkStored } from '../markdown/check-stored.ts'
import { error, type Found, type Problem } from '../problem.ts'
import { placeOf, spotOf } from '../source.ts'

/** The fields of a card, page or mail that can hold what is different for every student. */
const FOR_EACH_STUDENT = new Set(['description', 'intro', 'value', 'closed'])

/** Fields are plain text: formatting, and most values that only the browser knows, do not work there. */
export function checkPlainText(fields: Fields, values: Values): Problem[] {
  return textsIn(fields.data, []).flatMap(({ text, path }) => {
    const { source, start } = fields.valueSpot(path)
    const sign = /\*\*|\]\(|<\/?[a-z][^>]*>/i.exec(text)
    const isForEach = FOR_EACH_STUDENT.has(String(path.at(-1)))
    const found: Found[] = [
      ...(sign ? [{ ...NO_FORMATTING, offset: sign.index }] : []),
      ...(isForEach ? [] : checkStored(text, values.stored)),
    ]
    return found.map(({ offset, ...finding }) => {
      const [words = ''] = /^(?:\{\{[^}]*\}\}|[^]{2})/.exec(text.slice(offset)) ?? []
      return error(placeOf(spotOf(source, words, start)), finding)
    })
  })
}

const NO_FORMATTING = {
  rule: 'formatting-in-field',
  message: 'This field is plain text, where formatting and links do not work.',
  advice: 'Write plain words here, and formatted text below the fields.',
}

function textsIn(data: unknown, path: FieldPath): { text: string; path: FieldPath }[] {
  if (typeof data === 'string') return [{ text: data, path }]
  if (Array.isArray(data)) {
    return data.flatMap((entry, index) => textsIn(entry, [...path, index]))
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => textsIn(value, [...path, name]))
}
