import { STORED_LINK_FIELDS } from '../../../src/contract/links.ts'
import { rewritten, valuePlace, type FieldPath, type Fields } from '../fields/fields.ts'
import { error, type Problem } from '../problem.ts'
import { nearest } from '../suggest.ts'
import type { Settings } from './read-settings.ts'

const BUILT_IN: readonly string[] = STORED_LINK_FIELDS

const GROUPS = ['links', 'values'] as const

/** Columns of an import that say whom a row is for. */
const TAKEN = new Set(['email', 'course_cohort'])
/** Names that every object has: browsers would drop what is stored under them. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The names under which links and values are stored. A school can add its own, each called like the link
 * or value that it is for: so a slip of the hand in either is noticed.
 */
export function checkStoredFields(links: NonNullable<Settings['links']>): Problem[] {
  const { parts } = links
  const owners = new Set(GROUPS.flatMap((group) => Object.keys(parts?.[group] ?? {})))
  return GROUPS.flatMap((group) =>
    Object.entries(parts?.[group] ?? {}).flatMap(([key, source]) => {
      return (source?.fields ?? []).flatMap((field, index) => {
        const path = [group, key, 'fields', index]
        return field === undefined ? [] : checkField(links.fields, path, key, field, owners)
      })
    }),
  )
}

function checkField(
  fields: Fields,
  path: FieldPath,
  key: string,
  field: string,
  owners: ReadonlySet<string>,
): Problem[] {
  const place = valuePlace(fields, path)
  if (TAKEN.has(field)) {
    const sentence = `${field} says whom a stored link is for, so nothing else can be stored as ${field}.`
    return [error(place, sentence, 'Choose another name, here and before the colon.')]
  }
  if (UNSAFE.has(field)) {
    const sentence = `Browsers use the name ${field} for something else.`
    return [error(place, sentence, 'Choose another name, here and before the colon.')]
  }
  if (field === key) return []
  if (owners.has(field)) {
    const sentence = `${field} is stored for ${field}, so ${key} would lead to the same.`
    const edit = rewritten(fields, path, JSON.stringify(key))
    return [error(place, sentence, `Write "${key}"`, undefined, edit)]
  }
  if (BUILT_IN.includes(field)) return []
  const names = field.split(/[\s,;]+/).filter((name) => name !== '')
  if (names.length > 1 && names.every((name) => name === key || BUILT_IN.includes(name))) {
    const quoted = names.map((name) => JSON.stringify(name)).join(', ')
    const sentence = `Here are ${names.length} names between one pair of quotes.`
    const edit = rewritten(fields, path, quoted)
    return [error(place, sentence, `Put each into quotes of its own: ${quoted}`, undefined, edit)]
  }
  const meant = nearest(field, [key, ...BUILT_IN]) ?? key
  const sentence = `Nothing is stored as ${field}: what a school adds is stored under its own name.`
  const edit = rewritten(fields, path, JSON.stringify(meant))
  return [error(place, sentence, `Write "${meant}"`, undefined, edit)]
}
