import * as z from 'zod'
import type { FieldPath } from './fields.ts'

/** The part of a schema that a path of names and indexes leads to. */
export function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let here: unknown = schema
  for (const name of path) {
    const around = unwrapped(here)
    if (around instanceof z.ZodObject) here = (around.shape as Record<PropertyKey, unknown>)[name]
    else if (around instanceof z.ZodArray) here = around.element
    else if (around instanceof z.ZodRecord) here = around.valueType
    else return undefined
  }
  return unwrapped(here)
}

/** A field's own schema, whether or not the field may be missing. */
export function unwrapped(schema: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return unwrapped(schema.unwrap())
  return schema instanceof z.ZodType ? schema : undefined
}

/** What plain data says where a path leads; undefined where it leads nowhere. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }, data)
}
