import type * as v from 'valibot'
import { unwrapped, type AnySchema, type FieldPath } from '../../../src/content/walk.ts'

/** The schema of the field at a path. */
export function schemaAt(schema: v.GenericSchema, path: FieldPath): AnySchema | undefined {
  let here: AnySchema | undefined = unwrapped(schema)
  for (const name of path) {
    const next: AnySchema | undefined = here?.entries?.[name] ?? here?.item ?? here?.value
    here = next && unwrapped(next)
  }
  return here
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
