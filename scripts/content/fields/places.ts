import * as z from 'zod'
import { cardSchema, mailSchema, pageSchema } from '../schemas/documents.ts'
import { unwrapped } from './schema-parts.ts'

/** Where a field stands: at the left edge, below another one, or in an entry of the list below another one. */
export type FieldPlace =
  | { readonly kind: 'edge'; readonly holds: 'text' | 'fields' | 'entries' | 'texts' }
  | { readonly kind: 'below' | 'entry'; readonly parent: string }

/** The places of all fields by their names, each of which there is once. */
const PLACES: ReadonlyMap<string, FieldPlace> = new Map(
  [cardSchema, pageSchema, mailSchema].flatMap((schema) =>
    Object.entries(schema.shape).flatMap(([name, value]) => placesOf(name, unwrapped(value))),
  ),
)

export const FIELD_NAMES: readonly string[] = [...PLACES.keys()]

export function placeOfField(name: string): FieldPlace | undefined {
  return PLACES.get(name)
}

function placesOf(name: string, schema: unknown): [string, FieldPlace][] {
  const element = schema instanceof z.ZodArray ? unwrapped(schema.element) : undefined
  const inner = element ?? schema
  const names = inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
  const holds = names.length > 0 ? (element ? 'entries' : 'fields') : element ? 'texts' : 'text'
  const kind = element ? 'entry' : 'below'
  return [
    [name, { kind: 'edge', holds }],
    ...names.map((below): [string, FieldPlace] => [below, { kind, parent: name }]),
  ]
}

/** Whether every field of fields that can be read stands where fields of its name do. */
export function isPlaced(data: object): boolean {
  return Object.entries(data).every(([name, value]: [string, unknown]) => {
    const place = placeOfField(name)
    if (place === undefined) return !/^\W/.test(name)
    if (place.kind !== 'edge') return false
    if (value === null || place.holds === 'text') return true
    if (place.holds === 'fields') return isBelow(value, name)
    return (
      Array.isArray(value) && value.every((entry) => isEntry(entry, name, place.holds === 'texts'))
    )
  })
}

function isEntry(entry: unknown, parent: string, isText: boolean): boolean {
  if (isText) return typeof entry !== 'object'
  if (!isBelow(entry, parent)) return false
  const names = Object.keys(entry as object)
  const heads = names.filter((name) => isHead(name)).length
  return heads === 1 || (heads > 1 && !names.includes('note'))
}

/** Whether each entry of a list has this field, or another one like it. */
export function isHead(name: string): boolean {
  return name === 'key' || name === 'address' || name === 'label'
}

function isBelow(value: unknown, parent: string): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every((name) => {
    const place = placeOfField(name)
    return place === undefined
      ? !/^\W/.test(name)
      : place.kind !== 'edge' && place.parent === parent
  })
}
