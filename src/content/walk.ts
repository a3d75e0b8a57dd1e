import * as v from 'valibot'
import type { CompiledFields, FieldInfo, NameKind } from './fields.ts'
import type { Text } from './text.ts'

// Visits the fields of a schema.

/** The properties that some kinds of schemas have. */
export type AnySchema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly item?: AnySchema
  readonly value?: AnySchema
  readonly wrapped?: AnySchema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** The names and indexes that lead to a field. */
export type FieldPath = readonly (string | number)[]

/** A field's own schema, without its optional wrapper. */
export function unwrapped(schema: v.GenericSchema): AnySchema {
  const { wrapped } = schema as AnySchema
  return wrapped ? unwrapped(wrapped) : schema
}

/** What a schema knows of its field. */
export function infoOf(schema: v.GenericSchema): FieldInfo {
  return v.getMetadata(unwrapped(schema))
}

/** A text in data, with what its schema knows. */
type FieldInData = { readonly path: FieldPath; readonly text: string; readonly info: FieldInfo }

/** The texts in data that have a schema. */
export function fieldsIn(
  schema: v.GenericSchema,
  data: unknown,
  path: FieldPath = [],
): FieldInData[] {
  const { entries, item } = unwrapped(schema)
  if (typeof data === 'string') return [{ path, text: data, info: infoOf(schema) }]
  if (item && Array.isArray(data)) {
    return data.flatMap((each: unknown, index) => fieldsIn(item, each, [...path, index]))
  }
  if (!entries || typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => {
    const inner = Object.hasOwn(entries, name) ? entries[name] : undefined
    return inner ? fieldsIn(inner, value, [...path, name]) : []
  })
}

/** How the texts of fields are compiled. */
export type Fill = {
  readonly line: (text: string) => string
  readonly words: (text: string) => Text
  readonly name: (kind: NameKind, text: string) => string
}

/** The compiled fields of the valid parts of what a writer wrote. A field that is invalid is as one left out. */
export function compileFields<Written>(
  schema: v.GenericSchema<unknown, Written>,
  parts: unknown,
  fill: Fill,
): CompiledFields<Written> {
  return compileField(schema, parts, fill) as CompiledFields<Written>
}

function compileField(schema: v.GenericSchema, part: unknown, fill: Fill): unknown {
  const { entries, item, type } = unwrapped(schema)
  if (item) {
    const items = Array.isArray(part) ? (part as unknown[]) : []
    const isGroup = unwrapped(item).entries !== undefined
    // An entry that is wholly invalid is a group without fields, or no text.
    return items.flatMap((each) =>
      each === undefined && !isGroup ? [] : [compileField(item, each ?? {}, fill)],
    )
  }
  if (entries) {
    if (part === undefined) return null
    const fields = Object.entries(entries).map(([name, inner]) => [
      camelCase(name),
      compileField(inner, Reflect.get(Object(part), name), fill),
    ])
    return Object.fromEntries(fields) as unknown
  }
  if (type === 'boolean') return part ?? false
  const { isForEachStudent, names } = infoOf(schema)
  if (typeof part !== 'string') return isForEachStudent ? [] : names ? null : ''
  if (isForEachStudent) return fill.words(part)
  return names ? fill.name(names, part) : fill.line(part)
}

/** A field's name in the compiled data: checkLater for check_later. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
