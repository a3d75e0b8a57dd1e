import * as z from 'zod'
import type { FieldPath, Fields } from '../fields/fields.ts'
import { unwrapped } from '../fields/schema-parts.ts'
import { nearest } from '../suggest.ts'

/** A field of a JSON file that the accepted version of content has, and this one has not. */
export type Gone = {
  readonly path: FieldPath
  /** Its value, as plain data. */
  readonly value: unknown
  /** Whether the file needs it. Else it is a name that texts may use, such as a figure. */
  readonly required: boolean
  /** The name that has its value now; null where there is none. */
  readonly newName: string | null
  /** The file now, and as it was accepted. */
  readonly now: Fields
  readonly was: Fields
}

type Named = Readonly<Record<string, unknown>>

/** Finds the fields that a file has lost. A name with a slip in it is not lost: it is told as misspelt. */
export function findGone(schema: z.ZodType, now: Fields, was: Fields): Gone[] {
  const find = (part: unknown, there: unknown, before: unknown, path: FieldPath): Gone[] => {
    const here = unwrapped(part)
    if (!isNamed(there) || !isNamed(before)) return []
    if (!(here instanceof z.ZodObject || here instanceof z.ZodRecord)) return []
    const required = here instanceof z.ZodObject
    const newNames = Object.keys(there).filter((name) => !Object.hasOwn(before, name))
    return Object.entries(before).flatMap(([name, value]) => {
      const inner: unknown = required ? here.shape[name] : here.valueType
      const at = [...path, name]
      if (Object.hasOwn(there, name)) return find(inner, there[name], value, at)
      // Of another value, such as “at once”, there may be no unit.
      const isUnit = name === 'unit' && isSame(there['value'], before['value'])
      if (inner === undefined || (inner instanceof z.ZodOptional && !isUnit)) return []
      if (required && newNames.some((other) => isMeant(name, other))) return []
      const same = newNames.find((other) => isSame(there[other], value))
      return { path: at, value, required, newName: required ? null : (same ?? null), now, was }
    })
  }
  return find(schema, now.data, was.data, [])
}

/** Whether a name was written for another: phne, or Phone number for phone. */
function isMeant(name: string, written: string): boolean {
  return (
    nearest(name, [written]) !== null ||
    written
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(name)
  )
}

function isNamed(data: unknown): data is Named {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The file as it would be with the lost fields. */
export function putBack(fields: Fields, gone: readonly Gone[]): Fields {
  if (gone.length === 0) return fields
  const data: unknown = structuredClone(fields.data)
  for (const { path, value } of gone) {
    const around = path
      .slice(0, -1)
      .reduce<unknown>((here, name) => Reflect.get(Object(here), name), data)
    Reflect.set(Object(around), path.at(-1) ?? '', value)
  }
  return { ...fields, data }
}
