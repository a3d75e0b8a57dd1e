import type { Database } from '../db/schema.ts'
import { byLessonNumber } from './tasks.ts'

/** Every cohort that the school has stored anything for. */
export async function cohortsIn(db: Database): Promise<string[]> {
  const found = [
    await db.selectFrom('students').select('cohort').distinct().execute(),
    await db.selectFrom('tasks').select('cohort').distinct().execute(),
    await db.selectFrom('submissions').select('cohort').distinct().execute(),
    await namedIn(db, 'links'),
    await namedIn(db, 'messages'),
  ].flat()
  const names = new Set(found.map(({ cohort }) => cohort))
  names.delete('') // of erased students
  return [...names].toSorted(byLessonNumber.compare)
}

function namedIn(db: Database, table: 'links' | 'messages'): Promise<{ cohort: string }[]> {
  return db
    .selectFrom(table)
    .select('audience_name as cohort')
    .distinct()
    .where('audience', '=', 'cohort')
    .execute()
}

/** The lesson numbers of tasks and submissions, of one cohort or of all. */
export async function lessonsIn(db: Database, cohort: string | undefined): Promise<string[]> {
  const found: { lesson_number: string }[] = []
  for (const table of ['tasks', 'submissions'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('lesson_number')
      .distinct()
      .$if(cohort !== undefined, (query) => query.where('cohort', '=', cohort ?? ''))
      .execute()
    found.push(...rows)
  }
  return [...new Set(found.map((row) => row.lesson_number))].toSorted(byLessonNumber.compare)
}
