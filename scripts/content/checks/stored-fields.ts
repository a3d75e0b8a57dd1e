import { nearest } from '../../../src/contract/nearest.ts'
import { STORED_LINK_FIELDS } from '../../../src/contract/stored-link-fields.ts'
import type { Content } from '../content.ts'
import { error, type Finding, type Problem } from '../problem.ts'

/** Columns of an import that name the student of a row. */
const TAKEN = new Set(['email', 'course_cohort'])

/**
 * The names under which links and values are stored. A school's own link or value is stored under its
 * own name, so that a slip in either is noticed.
 */
export function checkStoredFields({ settings: { links } }: Content): Problem[] {
  if (!links) return []
  const { fields: file, parts = {} } = links
  const keys = Object.keys({ ...parts.links, ...parts.values })
  const free = STORED_LINK_FIELDS.filter((name) => !keys.includes(name))
  return (['links', 'values'] as const).flatMap((group) =>
    Object.entries(parts[group] ?? {}).flatMap(([key, source]) =>
      (source?.fields ?? []).flatMap((field, index) => {
        const finding = field === undefined ? null : explain(key, field, free)
        const spot = file.valueSpot([group, key, 'fields', index])
        return finding ? error(spot, ...finding) : []
      }),
    ),
  )
}

function explain(key: string, field: string, free: readonly string[]): Finding | null {
  if (TAKEN.has(field)) {
    return [
      `The portal uses the name ${field} for something else.`,
      'Choose another name, here and before the colon.',
    ]
  }
  if (field === key || free.includes(field)) return null
  const meant = nearest(field, free) ?? key
  return [`Nothing is stored for ${key} under the name ${field}.`, `Write "${meant}"`]
}
