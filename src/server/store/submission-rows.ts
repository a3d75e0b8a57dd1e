import { endOfDue, parseDue } from '../../contract/due.ts'
import { lessonKey } from '../../contract/lesson-number.ts'
import type { Database } from '../db/schema.ts'
import { withOffset, type SchoolZone } from '../school-time.ts'

export type SubmissionFilter = {
  readonly cohort?: string | undefined
  /** From this moment on, ISO 8601 in UTC … */
  readonly from?: string | undefined
  /** … and before this one. */
  readonly before?: string | undefined
}

type Row = Readonly<Record<string, string>>

const submittedAt = ({ timeZone }: SchoolZone) => `submitted_at (${timeZone})`

export function submissionColumns(zone: SchoolZone): readonly string[] {
  const typed = ['full_name', 'lesson_number', 'task_number', 'student_id']
  const links = ['document_link', 'video_link']
  return [submittedAt(zone), 'late', 'email', 'course_cohort', ...typed, ...links]
}

/** What students have handed in; `late` is empty where no task says when it is due. */
export async function* submissionRows(
  db: Database,
  { cohort, from, before }: SubmissionFilter,
  zone: SchoolZone,
): AsyncGenerator<Row> {
  const endOf = await readEnds(db, zone)
  const rows = db
    .selectFrom('submissions as s')
    .innerJoin('students', 'students.id', 's.sender_id')
    .select(['s.submitted_at', 'students.email', 's.cohort as course_cohort', 's.full_name'])
    .select(['s.lesson_number', 's.task_number', 's.student_id', 's.document_link', 's.video_link'])
    .$if(cohort !== undefined, (query) => query.where('s.cohort', '=', cohort ?? ''))
    .$if(from !== undefined, (query) => query.where('s.submitted_at', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('s.submitted_at', '<', before ?? ''))
    .orderBy('s.submitted_at')
    .stream()
  for await (const { submitted_at: written, ...row } of rows) {
    const at = new Date(written)
    const end = endOf(row.course_cohort, row.lesson_number)
    const late = end === null ? '' : at < end ? 'in time' : 'late'
    yield { ...row, [submittedAt(zone)]: withOffset(at, zone), late }
  }
}

/** When the task of a cohort is over that a student has typed the number of; null where it is not known. */
async function readEnds(
  db: Database,
  { utcOffsets }: SchoolZone,
): Promise<(cohort: string, typed: string) => Date | null> {
  const tasks = await db
    .selectFrom('tasks')
    .select(['cohort', 'lesson_number as lesson', 'due_date as dueDate', 'time'])
    .orderBy('lesson_number')
    .execute()
  const byKey = Map.groupBy(tasks, (task) => keyOf(task.cohort, task.lesson))
  return (cohort, typed) => {
    const alike = byKey.get(keyOf(cohort, typed)) ?? []
    const task = alike.find(({ lesson }) => lesson === typed) ?? alike[0]
    const due = parseDue(task ?? { dueDate: '', time: '' })
    return 'wall' in due ? endOfDue(due, utcOffsets) : null
  }
}

/** isOfLesson for each submission and task would take 6 s for 200,000 submissions. */
function keyOf(cohort: string, lesson: string): string {
  return `${cohort}\n${lessonKey(lesson)}`
}
