import { setImmediate as letRequestsRun } from 'node:timers/promises'
import { isOfLesson } from '../../contract/lesson-number.ts'
import { DAY_MS, timeAfter } from '../clock.ts'
import type { Database, Tables } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { lessonsOf } from './lessons.ts'
import { addMail, type UnsentMail } from './waiting-mails.ts'

export type DatedTask = Omit<Tables['tasks'], 'id' | 'details'>

/** The tasks with a due date from one day on and before another, as texts begin: YYYY-MM-DD. */
export function tasksDueBetween(db: Database, from: string, before: string): Promise<DatedTask[]> {
  return db
    .selectFrom('tasks')
    .select(['cohort', 'lesson_number', 'title', 'due_date', 'time'])
    .where('due_date', '>=', from)
    .where('due_date', '<', before)
    .orderBy('due_date')
    .execute()
}

/** A student of a task's cohort, and why there is no reminder; null if there is one to send. */
export type Candidate = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly because: 'is deactivated' | 'has handed it in' | 'was reminded' | null
}

/** How many students one step reads: in SQLite, which runs in the server itself, a step blocks the calls. */
const STUDENTS_AT_ONCE = 100

/** The students of the task's cohort, in steps. */
export async function* candidatesFor(
  db: Database,
  { cohort, lesson_number: lesson }: DatedTask,
  dueAt: Date,
): AsyncGenerator<Candidate> {
  const listed = await lessonsOf(db, cohort)
  const [from, to] = range(dueAt)
  for (let after = ''; ;) {
    const students = await db
      .selectFrom('students')
      .select(['id', 'email', 'full_name as fullName', 'access'])
      .where('cohort', '=', cohort)
      .where('id', '>', after)
      .orderBy('id')
      .limit(STUDENTS_AT_ONCE)
      .execute()
    await letRequestsRun()
    const ids = students.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    const submissions = await db
      .selectFrom('submissions')
      .select(['sender_id', 'lesson_number'])
      .where('cohort', '=', cohort)
      .where('sender_id', 'in', ids)
      .execute()
    const ofLesson = submissions.filter((one) => isOfLesson(one.lesson_number, lesson, listed))
    const senders = new Set(ofLesson.map((one) => one.sender_id))
    const mailed = await db
      .selectFrom('reminders')
      .select('student_id')
      .where('student_id', 'in', ids)
      .where('lesson_number', '=', lesson)
      .where('due_at', '>=', from)
      .where('due_at', '<=', to)
      .execute()
    const reminded = new Set(mailed.map((one) => one.student_id))
    for (const { access, ...student } of students) {
      if (access === 'deactivated') yield { ...student, because: 'is deactivated' }
      else if (senders.has(student.id)) yield { ...student, because: 'has handed it in' }
      else yield { ...student, because: reminded.has(student.id) ? 'was reminded' : null }
    }
  }
}

/** A deadline that has moved by more than a day is another one. */
function range(dueAt: Date): readonly [from: string, to: string] {
  return [timeAfter(dueAt, -DAY_MS), timeAfter(dueAt, DAY_MS)]
}

/**
 * Adds the mail that reminds a student of a task, and notes that in the same transaction, so that nobody is reminded
 * twice.
 * @returns false if another server has done it, or if the student was erased
 */
export function addReminder(
  db: Database,
  studentId: string,
  lesson: string,
  dueAt: Date,
  mail: UnsentMail,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await claimReminder(trx, studentId, lesson, dueAt))) return false
    await addMail(trx, mail, now)
    return true
  })
}

/** One statement decides, so that of several servers one reminds. */
async function claimReminder(
  db: Database,
  studentId: string,
  lesson: string,
  dueAt: Date,
): Promise<boolean> {
  const [from, to] = range(dueAt)
  const due_at = dueAt.toISOString()
  const claimed = await db
    .insertInto('reminders')
    .columns(['student_id', 'lesson_number', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('students')
        .select((s) => ['id', s.val(lesson).as('lesson_number'), s.val(due_at).as('due_at')])
        .where('id', '=', studentId)
        .where('access', '=', 'active'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'lesson_number'])
        .doUpdateSet({ due_at })
        .where((eb) => eb.or([eb('reminders.due_at', '<', from), eb('reminders.due_at', '>', to)])),
    )
    .returning('student_id')
    .executeTakeFirst()
  return claimed !== undefined
}

const KEPT_MS = 90 * DAY_MS

export async function pruneReminders(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('reminders').where('due_at', '<', timeAfter(now, -KEPT_MS)).execute()
}
