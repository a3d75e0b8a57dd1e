import * as z from 'zod'
import { explainShape } from './explain-shape.ts'
import type { Fields } from './fields.ts'
import type { Report } from '../problem.ts'
import { unwrapped } from './schema-parts.ts'

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
  explainShape(schema, fields, parsed.error.issues, report)
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
  return here?.safeParse(value).data
}
