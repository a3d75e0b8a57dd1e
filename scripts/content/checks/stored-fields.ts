import { STORED_LINK_FIELDS } from '../../../src/contract/stored-link-fields.ts'
import type { FieldPath, Fields } from '../fields/fields.ts'
import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'
import { nearest } from '../suggest.ts'

const BUILT_IN: readonly string[] = STORED_LINK_FIELDS

const GROUPS = ['links', 'values'] as const

/** Columns of an import that name the student of a row, and names that every object has. */
const TAKEN = new Set(['email', 'course_cohort', '__proto__', 'constructor', 'prototype'])

/**
 * The names under which links and values are stored. A school can add its own, each called like the link
 * or value that it is for: so a slip of the hand in either is noticed.
 */
export function checkStoredFields({ settings: { links } }: Content): Problem[] {
  if (!links) return []
  const { parts, fields } = links
  const owners = new Set(GROUPS.flatMap((group) => Object.keys(parts?.[group] ?? {})))
  return GROUPS.flatMap((group) =>
    Object.entries(parts?.[group] ?? {}).flatMap(([key, source]) =>
      (source?.fields ?? []).flatMap((field, index) =>
        field === undefined
          ? []
          : checkField(fields, [group, key, 'fields', index], key, field, owners),
      ),
    ),
  )
}

function checkField(
  fields: Fields,
  path: FieldPath,
  key: string,
  field: string,
  owners: ReadonlySet<string>,
): Problem[] {
  const tell = (message: string, advice: string): Problem[] => {
    const place = placeOf(fields.valueSpot(path))
    return [error(place, { rule: 'wrong-stored-field', message, advice })]
  }
  if (TAKEN.has(field)) {
    const message = `The name ${field} is used for something else, so nothing can be stored under it.`
    return tell(message, 'Choose another name, here and before the colon.')
  }
  if (field === key) return []
  if (owners.has(field)) {
    const message = `${field} is stored for ${field}, so ${key} would lead to the same.`
    return tell(message, `Write "${key}"`)
  }
  if (BUILT_IN.includes(field)) return []
  const message = `Nothing is stored as ${field}: what a school adds is stored under its own name.`
  return tell(message, `Write "${nearest(field, [key, ...BUILT_IN]) ?? key}"`)
}
