import { STORED_LINK_FIELDS } from './stored-link-fields.ts'

/** The fields that can be stored for students, each a link ('address') or a text. */
export type StoredFields = ReadonlyMap<string, 'address' | 'text'>

/** The fields that every portal knows (spec 3). */
export const BUILT_IN_FIELDS: StoredFields = new Map(
  STORED_LINK_FIELDS.map((field) => [field, field === 'lesson_time' ? 'text' : 'address'] as const),
)

/** The built-in fields and those that the school's content adds. */
export function storedFields(named: Readonly<Record<string, 'address' | 'text'>>): StoredFields {
  return new Map([...BUILT_IN_FIELDS, ...Object.entries(named)])
}
