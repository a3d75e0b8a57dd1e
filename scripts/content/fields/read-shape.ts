import * as v from 'valibot'
import type { Problem } from '../problem.ts'
import { explainIssue } from './explain-issue.ts'
import type { Fields } from './fields.ts'

/** The valid parts of a value of the type T: an invalid field or entry is undefined. */
export type Parts<T> = T extends string
  ? string
  : T extends readonly (infer Entry)[]
    ? readonly (Parts<Entry> | undefined)[]
    : T extends object
      ? { readonly [Name in keyof T]?: Parts<T[Name]> | undefined }
      : T

export type Shape<T> = {
  /** Undefined if something is invalid. */
  readonly whole: T | undefined
  /** For later stages, which check the valid parts; undefined if there are none. */
  readonly parts: Parts<T> | undefined
  readonly problems: readonly Problem[]
}

/** Reads fields by their schema, and tells every mistake at once. */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Fields,
): Shape<v.InferOutput<Schema>> {
  const { output, issues } = v.safeParse(schema, fields.data, { abortPipeEarly: true })
  if (!issues) return { whole: output, parts: output as Parts<typeof output>, problems: [] }
  return {
    whole: undefined,
    parts: issues.reduce(withoutInvalid, output) as Parts<v.InferOutput<Schema>> | undefined,
    problems: issues.flatMap((issue) => explainIssue(schema, issue, fields)),
  }
}

/** Removes the value that an issue is about. An object or list that misses a condition keeps its parts. */
function withoutInvalid(output: unknown, issue: v.BaseIssue<unknown>): unknown {
  const { kind, input } = issue
  const path: readonly v.IssuePathItem[] = issue.path ?? []
  const isCondition = kind === 'validation' && typeof input === 'object'
  const last = path.at(-1)
  if (isCondition || last?.origin === 'key') return output
  if (!last) return undefined
  const holder = path
    .slice(0, -1)
    .reduce((at, { key }) => Reflect.get(Object(at), String(key)), output)
  Reflect.set(Object(holder), String(last.key), undefined)
  return output
}
