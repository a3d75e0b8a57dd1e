import type { StoredLinks } from '../../contract/links.ts'
import type { Database } from '../db/schema.ts'
import type { StoredFields } from '../../contract/stored-fields.ts'
import { byPrecedence, visibleTo } from './audience.ts'
import type { EnrolledStudent } from './students.ts'

/**
 * The links of a student: for each field the student's own value, else the cohort's, else everyone's.
 * @param fields the school's; values stored in other fields are not returned
 */
export async function linksFor(
  db: Database,
  student: EnrolledStudent,
  fields: StoredFields,
): Promise<StoredLinks> {
  const rows = await db
    .selectFrom('links')
    .select(['audience', 'field', 'value'])
    .where(visibleTo(student))
    .execute()
  const links = rows.toSorted(byPrecedence).filter(({ field }) => fields.has(field))
  return Object.fromEntries(links.map(({ field, value }) => [field, value]))
}
