import { setTimeout as pause } from 'node:timers/promises'
import { deadlineOf, parseDue } from '../../contract/due.ts'
import { DAY_MS, HOUR_MS, SECOND_MS, timeAfter, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { taskDueMail } from './mails.ts'
import type { PortalPlace } from '../built/school-file.ts'
import { inSchoolTime } from '../school-time.ts'
import type { Database } from '../store/database.ts'
import {
  addReminder,
  candidatesFor,
  tasksDueBetween,
  type Candidate,
  type DatedTask,
} from '../store/reminders.ts'

/** A reminder is sent between these two times before a task is due. */
const EARLIEST_MS = 48 * HOUR_MS
const LATEST_MS = 2 * HOUR_MS
/** At most 60 mails a minute: many mail servers take no more. */
const BETWEEN_MAILS_MS = SECOND_MS

/** A task that is due soon, a student of its cohort, and why there is no reminder, or null. */
type Reminder = { readonly task: DatedTask; readonly dueAt: Date; readonly to: Candidate }

/** Everybody whose task is due within the next two days, whether they are reminded or not. */
async function* remindersAt(
  db: Database,
  { utcOffsets }: PortalPlace,
  now: Date,
): AsyncGenerator<Reminder> {
  // A day more on both sides, because a due date may name another zone.
  const dayOf = (ms: number) => timeAfter(now, ms).slice(0, 10)
  for (const task of await tasksDueBetween(db, dayOf(-DAY_MS), dayOf(EARLIEST_MS + 2 * DAY_MS))) {
    const due = parseDue({ dueDate: task.due_date, time: task.time })
    if (!('wall' in due)) continue
    const dueAt = deadlineOf(due, utcOffsets)
    const ahead = dueAt.getTime() - now.getTime()
    if (ahead <= LATEST_MS || ahead > EARLIEST_MS) continue
    for await (const to of candidatesFor(db, task, dueAt)) yield { task, dueAt, to }
  }
}

type Parts = {
  readonly db: Database
  readonly clock: Clock
  readonly portal: PortalPlace
  /** Sends the mails that were added. */
  readonly wake: () => void
  readonly log: Log
}

/** Reminds each student once. Stops at the signal: the next server goes on. */
export async function sendReminders(
  { db, clock, portal, wake, log }: Parts,
  signal: AbortSignal,
  betweenMs = BETWEEN_MAILS_MS,
): Promise<void> {
  let count = 0
  for await (const { task, dueAt, to } of remindersAt(db, portal, clock.now())) {
    if (signal.aborted) break
    const isLate = dueAt.getTime() - clock.now().getTime() <= LATEST_MS // a run may last an hour
    if (to.because !== null || isLate) continue
    const mail = taskDueMail(to.email, task, dueAt, portal)
    if (!(await addReminder(db, to.id, task.lesson_number, dueAt, mail, clock.now()))) continue
    count += 1
    wake()
    await pause(betweenMs, null, { signal }).catch(() => null)
  }
  if (count > 0) log.info(`Reminders of tasks that are due: ${count}.`)
}

/** For `school reminders --dry-run`: who would get which reminder, and why not the others. */
export async function* listReminders(
  db: Database,
  portal: PortalPlace,
  now: Date,
): AsyncGenerator<string> {
  for await (const { task, dueAt, to } of remindersAt(db, portal, now)) {
    const what = `task ${task.lesson_number} of '${task.cohort}', due ${inSchoolTime(dueAt, portal)}`
    yield to.because === null
      ? `${to.email} gets a reminder of ${what}.`
      : `${to.email} gets none of ${what}: ${to.because}.`
  }
}
