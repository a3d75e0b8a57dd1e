import { isOfLesson } from '../../contract/lesson-number.ts'
import type { Database } from '../db/schema.ts'
import { lessonsOf } from './lessons.ts'

/** The students who have handed in each task of a cohort, by the task's lesson number. */
export async function sendersIn(
  db: Database,
  cohort: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const listed = await lessonsOf(db, cohort)
  const sent = await db
    .selectFrom('submissions')
    .select(['lesson_number', 'sender_id'])
    .distinct()
    .where('cohort', '=', cohort)
    .execute()
  // By the number as typed: thousands of students type only a few.
  const typed = Map.groupBy(sent, (one) => one.lesson_number)
  const sendersOf = (lesson: string) =>
    [...typed]
      .filter(([number]) => isOfLesson(number, lesson, listed))
      .flatMap(([, own]) => own.map((one) => one.sender_id))
  return new Map(listed.map((lesson) => [lesson, new Set(sendersOf(lesson))]))
}
