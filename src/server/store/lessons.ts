import { isOfLesson } from '../../contract/lesson-number.ts'
import type { Database } from '../db/schema.ts'

// Lesson 10 comes after lesson 9, and '3b' after '3a'. The engines would sort differently.
export const naturalOrder = new Intl.Collator('en', { numeric: true })

/** The lesson numbers of a cohort's tasks. */
export async function lessonsOf(db: Database, cohort: string): Promise<string[]> {
  const tasks = db.selectFrom('tasks').select('lesson_number').where('cohort', '=', cohort)
  return (await tasks.execute()).map((task) => task.lesson_number)
}

/** The lesson numbers of tasks and submissions, of one cohort or of all. */
export async function lessonsIn(db: Database, cohort: string | undefined): Promise<string[]> {
  const numbersIn = (table: 'tasks' | 'submissions') =>
    db
      .selectFrom(table)
      .select('lesson_number')
      .$if(cohort !== undefined, (query) => query.where('cohort', '=', cohort ?? ''))
  const rows = await numbersIn('tasks').union(numbersIn('submissions')).execute()
  return rows.map((row) => row.lesson_number).toSorted(naturalOrder.compare)
}

/** The students who have handed in each task of a cohort, by the task's lesson number. */
export async function sendersIn(
  db: Database,
  cohort: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const listed = await lessonsOf(db, cohort)
  const submissions = await db
    .selectFrom('submissions')
    .select(['lesson_number', 'sender_id'])
    .distinct()
    .where('cohort', '=', cohort)
    .execute()
  // By the number as typed: thousands of students type only a few.
  const typed = Map.groupBy(submissions, (one) => one.lesson_number)
  const sendersOf = (lesson: string) =>
    [...typed]
      .filter(([number]) => isOfLesson(number, lesson, listed))
      .flatMap(([, own]) => own.map((one) => one.sender_id))
  return new Map(listed.map((lesson) => [lesson, new Set(sendersOf(lesson))]))
}
