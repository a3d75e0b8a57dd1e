import * as z from 'zod'
import type { Problem } from '../problem.ts'
import { explainShape } from './explain-shape.ts'
import type { Fields } from './fields.ts'
import { unwrapped } from './schema-parts.ts'

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

/** Reads a block of fields as its schema says. */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  fields: Fields,
): Shape<z.output<Schema>> {
  const parsed = schema.safeParse(fields.data)
  if (parsed.success) {
    return { whole: parsed.data, parts: parsed.data as Parts<z.output<Schema>>, problems: [] }
  }
  const parts = partsOf(schema, fields.data) as Parts<z.output<Schema>> | undefined
  return {
    whole: undefined,
    parts,
    problems: explainShape(schema, fields, parsed.error.issues),
  }
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
  return here?.safeParse(value).data
}
