import type { Database } from '../db/schema.ts'
import { naturalOrder } from './lessons.ts'

/** Every cohort that the school has stored anything for. */
export async function cohortsIn(db: Database): Promise<string[]> {
  const namedIn = (table: 'links' | 'messages') =>
    db.selectFrom(table).select('audience_name as cohort').where('audience', '=', 'cohort')
  const rows = await db
    .selectFrom('students')
    .select('cohort')
    .union(db.selectFrom('tasks').select('cohort'))
    .union(db.selectFrom('submissions').select('cohort'))
    .union(namedIn('links'))
    .union(namedIn('messages'))
    .execute()
  const names = rows.map(({ cohort }) => cohort).filter((name) => name !== '') // of erased students
  return names.toSorted(naturalOrder.compare)
}
