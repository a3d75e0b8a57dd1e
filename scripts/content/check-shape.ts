import * as z from 'zod'
import { namePlace, valuePlace, writtenValue, type FieldPath, type Fields } from './fields.ts'
import type { Report } from './problem.ts'
import { didYouMean } from './suggest.ts'

/** What fits of a value of the type T: fields and entries that do not are undefined. */
export type Parts<T> = T extends readonly (infer Entry)[]
  ? readonly (Parts<Entry> | undefined)[]
  : T extends object
    ? { readonly [Name in keyof T]?: Parts<T[Name]> | undefined }
    : T

/**
 * Reads a block of fields as its schema says, every problem reported. `whole` is undefined when
 * something does not fit; `parts` holds what does, so that later stages can look at that.
 */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  fields: Fields,
  report: Report,
): { whole: z.output<Schema> | undefined; parts: Parts<z.output<Schema>> | undefined } {
  const parsed = schema.safeParse(fields.data)
  if (parsed.success) {
    return { whole: parsed.data, parts: parsed.data as Parts<z.output<Schema>> }
  }
  for (const issue of parsed.error.issues) explain(schema, fields, issue, report)
  const parts = partsOf(schema, fields.data) as Parts<z.output<Schema>> | undefined
  return { whole: undefined, parts }
}

function partsOf(schema: unknown, value: unknown): unknown {
  const here = unwrapped(schema)
  if (here instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((entry) => partsOf(here.element, entry)) : undefined
  }
  if (here instanceof z.ZodObject || here instanceof z.ZodRecord) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const names = Object.keys(here instanceof z.ZodObject ? here.shape : value)
    return Object.fromEntries(
      names.map((name) => {
        const inner: unknown = here instanceof z.ZodObject ? here.shape[name] : here.valueType
        return [name, partsOf(inner, Reflect.get(value, name))]
      }),
    )
  }
  return here instanceof z.ZodType ? here.safeParse(value).data : undefined
}

function explain(schema: z.ZodType, fields: Fields, issue: z.core.$ZodIssue, report: Report): void {
  const { path } = issue
  const name = nameOf(path)
  const example = exampleAt(schema, path)
  if (issue.code === 'unrecognized_keys') {
    const known = knownNames(schema, path)
    for (const key of issue.keys) {
      const advice = didYouMean(key, known) || `The fields here are ${known.join(', ')}.`
      report(namePlace(fields, [...path, key]), `The field ${key} is not known here.`, advice)
    }
    return
  }
  const value = valueAt(fields.data, path)
  if (value === undefined) {
    report(valuePlace(fields, path), `The field ${name} is missing.`, `Write ${example}`)
  } else if (value === null || issue.code === 'too_small') {
    report(namePlace(fields, path), `The field ${name} is empty.`, `Write ${example}`)
  } else if (issue.code === 'invalid_value') {
    const known = issue.values.map(String)
    const suggestion = typeof value === 'string' ? didYouMean(value, known) : ''
    const advice = suggestion || `Write one of ${known.join(', ')}.`
    report(valuePlace(fields, path), `${written(value)} is not known here.`, advice)
  } else if (['number', 'boolean'].includes(typeof value) && wantsText(issue)) {
    const text = writtenValue(fields, path) || String(value)
    const sentence = `${name} holds ${text} without quotes, which is read as ${typeof value === 'number' ? 'a number' : 'yes or no'}, not as text.`
    report(valuePlace(fields, path), sentence, `Put it into double quotes: "${text}".`)
  } else {
    report(valuePlace(fields, path), `${name} is not written as it should be.`, `Write ${example}`)
  }
}

/** A field's name as its writer knows it: links, the 2nd entry of cards. */
function nameOf(path: FieldPath): string {
  const last = path.at(-1)
  if (last === undefined) return 'the file'
  if (typeof last !== 'number') return String(last)
  const list = path.at(-2)
  return `Entry ${last + 1}${list === undefined ? '' : ` of ${String(list)}`}`
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function wantsText(issue: z.core.$ZodIssue): boolean {
  return (
    issue.code === 'invalid_union' || (issue.code === 'invalid_type' && issue.expected === 'string')
  )
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }, data)
}

function exampleAt(schema: z.ZodType, path: FieldPath): string {
  const example = schemaAt(schema, path)?.meta()?.['example']
  return typeof example === 'string' ? `${example}.` : 'it as the other files do.'
}

function knownNames(schema: z.ZodType, path: FieldPath): string[] {
  const here = schemaAt(schema, path)
  return here instanceof z.ZodObject ? Object.keys(here.shape) : []
}

/** The part of a schema that a path leads to. */
function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let here: unknown = schema
  for (const name of path) {
    here = unwrapped(here)
    if (here instanceof z.ZodObject) here = (here.shape as Record<PropertyKey, unknown>)[name]
    else if (here instanceof z.ZodArray) here = here.element
    else if (here instanceof z.ZodRecord) here = here.valueType
    else return undefined
  }
  const found = unwrapped(here)
  return found instanceof z.ZodType ? found : undefined
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema
}
