import type { Submission } from '../../contract/tasks.ts'
import { toWallTime } from '../../contract/wall-time.ts'
import { clock, day, zoneName } from '../../contract/written-time.ts'
import { MINUTE_MS } from '../clock.ts'
import type { Portal } from '../school-file.ts'
import type { DatedTask } from '../store/reminders.ts'
import { RESET_CODE_MS } from '../store/password-reset.ts'
import type { Mail } from './mailer.ts'

type Recipient = { readonly email: string; readonly fullName: string }

export function resetCodeMail(student: Recipient, code: string): Mail {
  const minutes = String(RESET_CODE_MS / MINUTE_MS)
  const values = { name: student.fullName, code, minutes }
  return { mail: 'reset-code', to: student.email, values }
}

/** Tells a student that the password was changed. */
export function passwordChangedMail({ email, fullName }: Recipient): Mail {
  return { mail: 'password-changed', to: email, values: { name: fullName } }
}

/**
 * Tells a student that a submission has arrived, with its links.
 * @param title '' for a task that the school has not listed
 */
export function taskReceivedMail(
  { email, fullName }: Recipient,
  { lessonNumber, documentLink, videoLink }: Submission,
  title: string,
  at: Date,
  portal: Portal,
): Mail {
  const values = {
    name: fullName,
    task: nameOf(lessonNumber, title),
    time: written(at, portal),
    document_link: documentLink,
    video_link: videoLink,
    task_address: addressOf(lessonNumber, portal),
  }
  return { mail: 'task-received', to: email, values }
}

/** Reminds a student of a task that is due soon. */
export function taskDueMail(
  { email, fullName }: Recipient,
  { lesson_number: lessonNumber, title }: DatedTask,
  dueAt: Date,
  portal: Portal,
): Mail {
  const values = {
    name: fullName,
    task: nameOf(lessonNumber, title),
    due: written(dueAt, portal),
    task_address: addressOf(lessonNumber, portal),
  }
  return { mail: 'task-due', to: email, values }
}

function nameOf(lessonNumber: string, title: string): string {
  return title === '' ? `Task ${lessonNumber}` : `Task ${lessonNumber}: ${title}`
}

/** 'Mon 2 Mar, 7:00 PM, Lagos time' */
function written(moment: Date, { utcOffsets, timeZone }: Portal): string {
  const wall = toWallTime(moment, utcOffsets)
  return `${day(wall, wall)}, ${clock(wall)}, ${zoneName(timeZone)}`
}

function addressOf(lessonNumber: string, { address }: Portal): string {
  return new URL(`/mentor-tasks/${encodeURIComponent(lessonNumber)}`, address).href
}
