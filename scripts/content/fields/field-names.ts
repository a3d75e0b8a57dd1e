import * as z from 'zod'
import { cardSchema, pageSchema } from '../schemas/documents.ts'
import { unwrapped } from './schema-parts.ts'

/** Whether a value goes on with a second field, as when two lines were joined. */
export function hasField(value: string): boolean {
  return FIELD.test(value)
}

/** The second field in a value: where the white space before it begins, how long that is, and its name. */
export function fieldIn(value: string) {
  const found = SECOND.exec(value)
  const [, space = '', name = ''] = found ?? []
  return found && { index: found.index, space: space.length, name }
}

const NAMES = new Set([cardSchema, pageSchema].flatMap(fieldNames))
const FIELD = new RegExp(`(?:^|\\s)(?:${[...NAMES].join('|')}):(?:\\s|$)`)

const SECOND = new RegExp(`(\\s+)(${[...NAMES].join('|')}):(?=\\s|$)`)

/** The names of all fields that a schema knows, those inside of others included. */
function fieldNames(schema: unknown): string[] {
  const here = unwrapped(schema)
  if (here instanceof z.ZodArray) return fieldNames(here.element)
  if (!(here instanceof z.ZodObject)) return []
  const inside = Object.values(here.shape).flatMap(fieldNames)
  return [...Object.keys(here.shape), ...inside]
}
