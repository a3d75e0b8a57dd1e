import * as v from 'valibot'
import type { Help } from '../schemas/text.ts'
import type { FieldPath } from './fields.ts'

/** The properties that some kinds of schemas have. */
export type AnySchema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, AnySchema>>
  readonly item?: AnySchema
  readonly value?: AnySchema
  readonly wrapped?: AnySchema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** A field's own schema, without its optional wrapper. */
function unwrapped(schema: v.GenericSchema): AnySchema {
  const { wrapped } = schema as AnySchema
  return wrapped ? unwrapped(wrapped) : schema
}

/** The schema of the field at a path. */
export function schemaAt(schema: v.GenericSchema, path: FieldPath): AnySchema | undefined {
  let here: AnySchema | undefined = unwrapped(schema)
  for (const name of path) {
    const next: AnySchema | undefined = here?.entries?.[name] ?? here?.item ?? here?.value
    here = next && unwrapped(next)
  }
  return here
}

/** The help of a field for writers. */
export function helpOf(schema: v.GenericSchema): Partial<Help> {
  return v.getMetadata(unwrapped(schema))
}

/** Says which field has one of this name inside it; null if none has. */
export function holderOf(schema: v.GenericSchema, name: string): string | null {
  const { entries = {} } = unwrapped(schema)
  if (Object.hasOwn(entries, name))
    return `Write ${name} at the left edge, without spaces before it.`
  const holder = Object.entries(entries).find(([, inner]) => {
    const { item, entries: names = {} } = unwrapped(inner)
    return Object.hasOwn((item && unwrapped(item).entries) ?? names, name)
  })
  return holder === undefined ? null : `Write ${name} below ${holder[0]}, with spaces before it.`
}
