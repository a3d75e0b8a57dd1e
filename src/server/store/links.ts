import type { StoredLinks } from '../../contract/links.ts'
import type { Database } from '../db/schema.ts'
import type { Audience } from './audience.ts'
import { CLOSENESS, audienceColumns, concerns } from './audience.ts'
import type { EnrolledStudent } from './students.ts'

/** The links of a student: field by field the closest of everyone's, the cohort's and the own. */
export async function linksFor(db: Database, student: EnrolledStudent): Promise<StoredLinks> {
  const rows = await db
    .selectFrom('links')
    .select(['audience', 'field', 'value'])
    .where(concerns(student))
    .execute()
  const byCloseness = rows.toSorted(
    (one, other) => CLOSENESS.indexOf(one.audience) - CLOSENESS.indexOf(other.audience),
  )
  return Object.fromEntries(byCloseness.map(({ field, value }) => [field, value]))
}

/** What is stored for just this audience. */
export async function linksOf(db: Database, audience: Audience): Promise<StoredLinks> {
  const rows = await db
    .selectFrom('links')
    .select(['field', 'value'])
    .where((eb) => eb.and(audienceColumns(audience)))
    .execute()
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]))
}

/** Stores fields for an audience; '' removes one, fields that are not named stay. */
export async function saveLinks(
  db: Database,
  audience: Audience,
  links: StoredLinks,
): Promise<void> {
  for (const [field, value] of Object.entries(links)) {
    await (value === ''
      ? removeLink(db, audience, field)
      : db
          .insertInto('links')
          .values({ ...audienceColumns(audience), field, value })
          .onConflict((conflict) =>
            conflict.columns(['audience', 'audience_name', 'field']).doUpdateSet({ value }),
          )
          .execute())
  }
}

async function removeLink(db: Database, audience: Audience, field: string): Promise<void> {
  await db
    .deleteFrom('links')
    .where((eb) => eb.and({ ...audienceColumns(audience), field }))
    .execute()
}
