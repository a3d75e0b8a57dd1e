import { lessonKey } from '../../contract/lesson-number.ts'
import type { Database } from '../db/schema.ts'
import { sendersIn } from './handed-in.ts'
import { naturalOrder } from './lessons.ts'

type Filter = { readonly cohort?: string | undefined; readonly lesson?: string | undefined }
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
  { cohort, lesson }: Filter,
): AsyncGenerator<Missing> {
  const stored = await db
    .selectFrom('tasks')
    .select(['cohort as course_cohort', 'lesson_number', 'title', 'due_date', 'time'])
    .$if(cohort !== undefined, (query) => query.where('cohort', '=', cohort ?? ''))
    .orderBy('cohort')
    .execute()
  const tasks = stored.filter(
    (task) => lesson === undefined || lessonKey(task.lesson_number) === lessonKey(lesson),
  )
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
