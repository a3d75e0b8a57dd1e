import { parseDue } from '../../contract/due.ts'
import type { Submission, Task } from '../../contract/tasks.ts'
import { toWallTime } from '../../contract/wall-time.ts'
import { clock, day, zoneName } from '../../contract/written-time.ts'
import { DAY_MS } from '../clock.ts'
import type { PortalPlace } from '../built/school-file.ts'
import type { DatedTask } from '../store/reminders.ts'
import { RESET_CODE_MS } from '../store/password-reset.ts'
import type { Mail } from './mailer.ts'

/** A student who asks what arrived does so within this time. */
const NOTICE_MS = 2 * DAY_MS

const noticeEnd = (at: Date) => new Date(at.getTime() + NOTICE_MS)

/** @param to need not be a student's address */
export function resetCodeMail(to: string, code: string, at: Date): Mail {
  const until = new Date(at.getTime() + RESET_CODE_MS)
  return { mail: 'reset-code', to, values: { code }, until }
}

/** Tells a student that the password was changed. */
export function passwordChangedMail(to: string, at: Date): Mail {
  return { mail: 'password-changed', to, values: {}, until: noticeEnd(at) }
}

/**
 * Tells a student that a submission has arrived, with its links.
 * @param task null if the school has not listed it
 */
export function taskReceivedMail(
  to: string,
  { lessonNumber, documentLink, videoLink }: Submission,
  task: Pick<Task, 'lessonNumber' | 'title'> | null,
  at: Date,
  portal: PortalPlace,
): Mail {
  const values = {
    task: nameOf(lessonNumber, task?.title ?? ''),
    time: formatMoment(at, portal),
    document_link: documentLink,
    video_link: videoLink,
    task_address:
      task === null
        ? new URL('/tasks-turnintin-log', portal.address).href
        : addressOf(task.lessonNumber, portal),
  }
  return { mail: 'task-received', to, values, until: noticeEnd(at) }
}

/** Reminds a student of a task that is due soon. */
export function taskDueMail(to: string, task: DatedTask, dueAt: Date, portal: PortalPlace): Mail {
  const values = {
    task: nameOf(task.lesson_number, task.title),
    due: writtenDue(task, dueAt, portal),
    task_address: addressOf(task.lesson_number, portal),
  }
  return { mail: 'task-due', to, values, until: dueAt }
}

function nameOf(lessonNumber: string, title: string): string {
  return title === '' ? `Task ${lessonNumber}` : `Task ${lessonNumber}: ${title}`
}

/** As the portal shows it: a day without a time stays a day. */
function writtenDue({ due_date: dueDate, time }: DatedTask, at: Date, portal: PortalPlace): string {
  const due = parseDue({ dueDate, time })
  const note = 'note' in due && due.note !== '' ? `, ${due.note}` : ''
  if (due.kind !== 'day') return formatMoment(at, portal) + note
  const wall = toWallTime(at, portal.utcOffsets)
  return day(wall, wall) + note
}

/** 'Mon 2 Mar, 7:00 PM, Lagos time' */
function formatMoment(moment: Date, { utcOffsets, timeZone }: PortalPlace): string {
  const wall = toWallTime(moment, utcOffsets)
  return `${day(wall, wall)}, ${clock(wall)}, ${zoneName(timeZone)}`
}

function addressOf(lessonNumber: string, { address }: PortalPlace): string {
  return new URL(`/mentor-tasks/${encodeURIComponent(lessonNumber)}`, address).href
}
