import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Submission, Task } from '../../contract/tasks.ts'
import { DAY_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'

const TASK_COLUMNS = [
  'id',
  'title',
  'lesson_number as lessonNumber',
  'due_date as dueDate',
  'time',
  'details',
] as const

// Lesson 10 comes after lesson 9, and '3b' after '3a'; databases would disagree about it.
const byLessonNumber = new Intl.Collator('en', { numeric: true })

/** The tasks of a cohort in the order of the lessons. */
export async function tasksOf(db: Database, cohort: string): Promise<Task[]> {
  const tasks = await db
    .selectFrom('tasks')
    .select(TASK_COLUMNS)
    .where('cohort', '=', cohort)
    .execute()
  return tasks.toSorted((one, other) =>
    byLessonNumber.compare(one.lessonNumber, other.lessonNumber),
  )
}

/** The cohort's task of a lesson; null when there is none. */
export async function findTask(
  db: Database,
  cohort: string,
  lessonNumber: string,
): Promise<Task | null> {
  const task = await db
    .selectFrom('tasks')
    .select(TASK_COLUMNS)
    .where('cohort', '=', cohort)
    .where('lesson_number', '=', lessonNumber)
    .executeTakeFirst()
  return task ?? null
}

/** Stores the cohort's task of a lesson, over an older one of the same lesson. */
export async function saveTask(
  db: Database,
  cohort: string,
  task: Omit<Task, 'id'>,
): Promise<void> {
  const columns = {
    title: task.title,
    due_date: task.dueDate,
    time: task.time,
    details: task.details,
  }
  await db
    .insertInto('tasks')
    .values({ id: randomUUID(), cohort, lesson_number: task.lessonNumber, ...columns })
    .onConflict((conflict) => conflict.columns(['cohort', 'lesson_number']).doUpdateSet(columns))
    .execute()
}

/**
 * Keeps a submission; earlier ones of the same task stay. Where the student's last one of the task is
 * the same and not a day old, this is that one once more: a browser sends a POST again by itself when
 * a connection breaks before the answer, and a student does when no answer came.
 */
export async function addSubmission(
  db: Database,
  senderId: string,
  submission: Submission,
  now: Date,
): Promise<void> {
  const sent = {
    sender_id: senderId,
    cohort: submission.cohort,
    full_name: submission.fullName,
    lesson_number: submission.lessonNumber,
    task_number: submission.taskNumber,
    student_id: submission.studentId,
    document_link: submission.documentLink,
    video_link: submission.videoLink,
  }
  await db.transaction().execute(async (trx) => {
    // Only the last one: who goes back from a second version to the first one means the first.
    const last = await trx
      .selectFrom('submissions')
      .selectAll()
      .where('sender_id', '=', senderId)
      .where('lesson_number', '=', submission.lessonNumber)
      .orderBy('submitted_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const isRepeat =
      last !== undefined &&
      timeAfter(now, -DAY_MS) < last.submitted_at &&
      isDeepStrictEqual({ ...last, ...sent }, { ...last })
    if (isRepeat) return
    await trx
      .insertInto('submissions')
      .values({ id: randomUUID(), ...sent, submitted_at: now.toISOString() })
      .execute()
  })
}

/** A submission as it was received, with the address of the account that sent it. */
export type ReceivedSubmission = Submission & {
  readonly email: string
  /** ISO 8601 in UTC. */
  readonly submittedAt: string
}

/** Every submission, in the order of their arrival. */
export async function listSubmissions(db: Database): Promise<ReceivedSubmission[]> {
  return db
    .selectFrom('submissions')
    .innerJoin('students', 'students.id', 'submissions.sender_id')
    .select([
      'submissions.submitted_at as submittedAt',
      'students.email',
      'submissions.cohort',
      'submissions.full_name as fullName',
      'submissions.lesson_number as lessonNumber',
      'submissions.task_number as taskNumber',
      'submissions.student_id as studentId',
      'submissions.document_link as documentLink',
      'submissions.video_link as videoLink',
    ])
    .orderBy('submitted_at')
    .execute()
}
