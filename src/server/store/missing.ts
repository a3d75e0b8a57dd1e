import type { Database } from '../db/schema.ts'
import { naturalOrder, sendersIn } from './lessons.ts'

type Missing = Readonly<Record<(typeof MISSING_COLUMNS)[number], string>>

export const MISSING_COLUMNS = [
  'course_cohort',
  'lesson_number',
  'title',
  'due_date',
  'time',
  'email',
  'full_name',
] as const

/** Each task with each active student of its cohort who has not handed it in. */
export async function* missingRows(
  db: Database,
  { cohort }: { readonly cohort?: string | undefined },
): AsyncGenerator<Missing> {
  const tasks = await db
    .selectFrom('tasks')
    .select(['cohort as course_cohort', 'lesson_number', 'title', 'due_date', 'time'])
    .$if(cohort !== undefined, (query) => query.where('cohort', '=', cohort ?? ''))
    .orderBy('cohort')
    .execute()
  for (const [name, own] of Map.groupBy(tasks, (task) => task.course_cohort)) {
    const senders = await sendersIn(db, name)
    const students = await db
      .selectFrom('students')
      .select(['id', 'email', 'full_name'])
      .where('cohort', '=', name)
      .where('access', '=', 'active')
      .orderBy('email')
      .execute()
    for (const task of own.toSorted((one, other) =>
      naturalOrder.compare(one.lesson_number, other.lesson_number),
    )) {
      for (const { id, email, full_name } of students) {
        const isSent = senders.get(task.lesson_number)?.has(id) === true
        if (!isSent) yield { ...task, email, full_name }
      }
    }
  }
}
