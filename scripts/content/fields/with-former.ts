import type * as z from 'zod'
import type { Problem } from '../problem.ts'
import { isWithin } from '../same-words.ts'
import { nearest } from '../suggest.ts'
import { rewritten, valueRange, writtenField, type FieldPath, type Fields } from './fields.ts'
import { schemaAt, valueAt } from './schema-parts.ts'

/**
 * Says what stood there before, where that is known and nothing better is. What was written anew is not
 * the former with a slip: then only its writer knows what is meant.
 */
export function withFormer(
  problem: Problem,
  schema: z.ZodType,
  fields: Fields,
  { path, code }: z.core.$ZodIssue,
  was: Fields | null,
): Problem {
  if (!was || problem.repair || problem.suggestion || isElsewhere(fields, was, path)) return problem
  const before = writtenField(was, path)
  const range = valueRange(was, path)
  if (before === null || range === null || before.includes('\n')) return problem
  const edit = rewritten(fields, path, was.source.text.slice(range.start, range.end))
  if (!edit) return problem
  const [value, former] = [valueAt(fields.data, path), String(valueAt(was.data, path))]
  const isNew =
    typeof value === 'string' &&
    value !== '' &&
    nearest(value, [former]) === null &&
    !isMostOf(value, former) &&
    !isMostOf(former, value)
  if (code === 'custom' && isNew) return problem
  // Who empties what may be left out, may want to be rid of it.
  if (value === '' && schemaAt(schema, path)?.meta()?.['ifEmpty'] !== undefined) {
    return { ...problem, advice: `${problem.advice} Before it was: ${before}` }
  }
  return {
    ...problem,
    advice: `Write what is true now. Before it was: ${before}`,
    suggestion: edit,
  }
}

/** Whether a value is another one without some of its signs. */
function isMostOf(part: string, whole: string): boolean {
  return part.length * 2 > whole.length && isWithin(Array.from(part), Array.from(whole))
}

/** Whether a field stands in a list whose entries are others, or in another order, than before. */
function isElsewhere(fields: Fields, was: Fields, path: FieldPath): boolean {
  const depth = path.findIndex((name) => typeof name === 'number')
  if (depth === -1) return false
  const [now, before] = [fields, was].map(({ data }) => {
    const { [String(path.at(-1))]: _, ...others } = Object(valueAt(data, path.slice(0, depth + 1)))
    return JSON.stringify(others)
  })
  return now !== before || now === '{}'
}
