import type { Database } from '../db/schema.ts'
import { byLessonNumber } from './tasks.ts'

/** Every cohort that the school has stored anything for. */
export async function cohortsIn(db: Database): Promise<string[]> {
  const namedIn = (table: 'links' | 'messages') =>
    db.selectFrom(table).select('audience_name as cohort').where('audience', '=', 'cohort')
  const found = await db
    .selectFrom('students')
    .select('cohort')
    .union(db.selectFrom('tasks').select('cohort'))
    .union(db.selectFrom('submissions').select('cohort'))
    .union(namedIn('links'))
    .union(namedIn('messages'))
    .execute()
  const names = found.map(({ cohort }) => cohort).filter((name) => name !== '') // of erased students
  return names.toSorted(byLessonNumber.compare)
}

/** The lesson numbers of tasks and submissions, of one cohort or of all. */
export async function lessonsIn(db: Database, cohort: string | undefined): Promise<string[]> {
  const numbersIn = (table: 'tasks' | 'submissions') =>
    db
      .selectFrom(table)
      .select('lesson_number')
      .$if(cohort !== undefined, (query) => query.where('cohort', '=', cohort ?? ''))
  const found = await numbersIn('tasks').union(numbersIn('submissions')).execute()
  return found.map((row) => row.lesson_number).toSorted(byLessonNumber.compare)
}
