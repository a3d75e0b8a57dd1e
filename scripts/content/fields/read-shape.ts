import * as v from 'valibot'
import { error, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'
import { nearest, suggest } from '../suggest.ts'
import { explainMisfit } from './explain-misfit.ts'
import type { FieldPath, Fields } from './fields.ts'
import { helpOf, holderOf, unwrapped, type AnySchema } from './schema-parts.ts'

/** What fits of a value of the type T: fields and entries that do not are undefined. */
export type Parts<T> = T extends readonly (infer Entry)[]
  ? readonly (Parts<Entry> | undefined)[]
  : T extends object
    ? { readonly [Name in keyof T]?: Parts<T[Name]> | undefined }
    : T

export type Shape<T> = {
  /** Undefined when something does not fit. */
  readonly whole: T | undefined
  /** What does fit, so that later stages can look at that; undefined when nothing does. */
  readonly parts: Parts<T> | undefined
  readonly problems: readonly Problem[]
}

/** Reads fields as their schema says, all of them, so that every mistake is told at once. */
export function readShape<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Fields,
): Shape<v.InferOutput<Schema>> {
  const reader: Reader = { schema, fields, problems: [] }
  const parts = readPart(reader, schema, fields.data, []) as v.InferOutput<Schema>
  const { problems } = reader
  return {
    whole: problems.length === 0 ? parts : undefined,
    parts: parts as Parts<typeof parts>,
    problems,
  }
}

type Reader = {
  readonly schema: v.GenericSchema
  readonly fields: Fields
  /** Grows while the fields are read. */
  readonly problems: Problem[]
}

/** Returns what fits of a value. */
function readPart(
  reader: Reader,
  schema: v.GenericSchema,
  value: unknown,
  path: FieldPath,
): unknown {
  const { fields, problems } = reader
  const before = problems.length
  const here = unwrapped(schema)
  const read = (inner: AnySchema | undefined, name: string | number): unknown =>
    inner && readPart(reader, inner, Reflect.get(Object(value), name), [...path, name])
  let part: unknown
  if (here.item && Array.isArray(value)) {
    part = value.map((_, index) => read(here.item, index))
  } else if (here.entries && isRecord(value)) {
    checkNames(reader, here, value, path)
    const names = Object.keys(here.entries).filter((name) => value[name] !== undefined)
    part = Object.fromEntries(names.map((name) => [name, read(here.entries?.[name], name)]))
  } else if (here.type === 'record' && isRecord(value)) {
    part = Object.fromEntries(Object.keys(value).map((name) => [name, read(here.value, name)]))
  } else if (Array.isArray(value)) {
    // (Valibot takes a list for an object, too.)
    problems.push(explainMisfit(here, value, path, fields))
  }
  if (problems.length > before) return part
  const parsed = v.safeParse(here, value)
  if (parsed.success) return parsed.output
  problems.push(explainMisfit(here, value, path, fields, parsed.issues[0]))
  return part
}

/** Tells names that the schema does not have, and those that it needs. */
function checkNames(
  { schema, fields, problems }: Reader,
  { entries = {} }: AnySchema,
  value: Readonly<Record<string, unknown>>,
  path: FieldPath,
): void {
  const known = Object.keys(entries)
  const free = known.filter((name) => value[name] === undefined)
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(entries, name))
  for (const name of unknown) {
    const place = placeOf(fields.nameSpot([...path, name]))
    const message = `The field ${name} is not known here.`
    const advice =
      suggest(name, free) ??
      holderOf(schema, name) ??
      `The fields here are ${known.join(', ')}: write one of these in its place, or remove it.`
    problems.push(error(place, { rule: 'unknown-field', message, advice }))
  }
  // A misspelt field is not missing as well.
  const misspelt = new Set(unknown.map((name) => nearest(name, free)))
  for (const name of free) {
    const inner = entries[name]
    if (!inner || inner.type === 'optional' || misspelt.has(name)) continue
    const { ifMissing, example } = helpOf(inner)
    const advice = ifMissing ?? `Add it like this, in your own words: ${example}`
    const message = `The field ${name} is missing.`
    const place = placeOf(fields.valueSpot(path))
    problems.push(error(place, { rule: 'missing-field', message, advice }))
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
