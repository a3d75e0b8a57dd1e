import { randomUUID } from 'node:crypto'
import { isOfLesson } from '../../contract/lesson-number.ts'
import type { HandedInSubmission, Submission, Task, TaskList } from '../../contract/tasks.ts'
import { DAY_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { saveTasks } from './imports/tasks.ts'
import { lessonsOf, naturalOrder } from './lessons.ts'
import { sha256 } from '../security/token.ts'
import { addMail, type UnsentMail } from './waiting-mails.ts'

const REPEAT_WITHIN_MS = DAY_MS

/** A student, by id and cohort. */
type Sender = { readonly id: string; readonly cohort: string }

/** The tasks of the student's cohort, sorted by lesson; or only that of one lesson. */
export async function tasksOf(db: Database, student: Sender, lesson?: string): Promise<TaskList> {
  const all = db
    .selectFrom('tasks')
    .select(['id', 'title', 'lesson_number as lessonNumber', 'due_date as dueDate'])
    .select(['time', 'details'])
    .where('cohort', '=', student.cohort)
  const asked = lesson === undefined ? all : all.where('lesson_number', '=', lesson)
  const tasks = await asked.execute()
  const listed = await lessonsOf(db, student.cohort)
  const submissions = await latestOf(db, student)
  const latest = (number: string) =>
    submissions.find(({ lessonNumber }) => isOfLesson(lessonNumber, number, listed)) ?? null
  return {
    tasks: tasks
      .map((task) => {
        const submission = latest(task.lessonNumber)
        return Object.assign(task, { submission, submittedAt: submission?.submittedAt ?? '' })
      })
      .toSorted((one, other) => naturalOrder.compare(one.lessonNumber, other.lessonNumber)),
    earlier: submissions.filter(
      (each) => !listed.some((number) => isOfLesson(each.lessonNumber, number, listed)),
    ),
  }
}

/** The task of a lesson of the student's cohort; null when there is none. */
export async function findTask(
  db: Database,
  student: Sender,
  lessonNumber: string,
): Promise<Task | null> {
  const {
    tasks: [task = null],
  } = await tasksOf(db, student, lessonNumber)
  return task
}

/** The student's last submission of each number, the newest first. */
async function latestOf(db: Database, { id, cohort }: Sender): Promise<HandedInSubmission[]> {
  const all = await db
    .selectFrom('submissions')
    .select(['lesson_number as lessonNumber', 'student_id as studentId'])
    .select(['document_link as documentLink', 'video_link as videoLink'])
    .select('submitted_at as submittedAt')
    .where('sender_id', '=', id)
    .where('cohort', '=', cohort)
    .orderBy('submitted_at', 'desc')
    .execute()
  return [...Map.groupBy(all, ({ lessonNumber }) => lessonNumber).values()].flatMap(
    ([newest]) => newest ?? [],
  )
}

/** A task as the school publishes it. */
export type PublishedTask = Omit<Task, 'id' | 'submittedAt' | 'submission'>

/** Stores the cohort's task of a lesson, and replaces an older one. */
export async function saveTask(db: Database, cohort: string, task: PublishedTask): Promise<void> {
  const { lessonNumber, dueDate, ...same } = task
  const columns = { lesson_number: lessonNumber, due_date: dueDate, ...same }
  await saveTasks(db, [{ id: randomUUID(), cohort, ...columns }])
}

/**
 * Stores a submission beside earlier ones of the same task, and adds the mail about it to those that wait. Browsers
 * repeat a POST when a connection breaks before the response, and so do students.
 * @param trx a transaction, so that all of it is stored or nothing
 * @returns false for a repeat of the student's latest one of the task, which is not stored
 */
export async function addSubmission(
  trx: Database,
  senderId: string,
  submission: Submission,
  now: Date,
  mail: UnsentMail | null = null,
): Promise<boolean> {
  // One statement compares and writes, so that of two concurrent submissions one is the repeat. It compares only with
  // the latest, because a student may go back to an earlier version.
  const fields = Object.entries(submission).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const latest = { content_hash: sha256(JSON.stringify(fields)), submitted_at: now.toISOString() }
  const recorded = await trx
    .insertInto('latest_submissions')
    .values({ sender_id: senderId, lesson_number: submission.lessonNumber, ...latest })
    .onConflict((conflict) =>
      conflict
        .columns(['sender_id', 'lesson_number'])
        .doUpdateSet(latest)
        .where((eb) =>
          eb.or([
            eb('latest_submissions.content_hash', '!=', latest.content_hash),
            eb('latest_submissions.submitted_at', '<=', timeAfter(now, -REPEAT_WITHIN_MS)),
          ]),
        ),
    )
    .returning('sender_id')
    .executeTakeFirst()
  if (recorded === undefined) return false
  await trx
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      sender_id: senderId,
      cohort: submission.cohort,
      full_name: submission.fullName,
      lesson_number: submission.lessonNumber,
      task_number: submission.taskNumber,
      student_id: submission.studentId,
      document_link: submission.documentLink,
      video_link: submission.videoLink,
      submitted_at: latest.submitted_at,
    })
    .execute()
  if (mail !== null) await addMail(trx, mail, now)
  return true
}
