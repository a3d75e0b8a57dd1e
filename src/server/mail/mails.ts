import type { Submission } from '../../contract/tasks.ts'
import { toWallTime } from '../../contract/wall-time.ts'
import { clock, day, zoneName } from '../../contract/written-time.ts'
import { MINUTE_MS } from '../clock.ts'
import type { Portal } from '../school-file.ts'
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
  const wall = toWallTime(at, portal.utcOffsets)
  const values = {
    name: fullName,
    task: title === '' ? `Task ${lessonNumber}` : `Task ${lessonNumber}: ${title}`,
    time: `${day(wall, wall)}, ${clock(wall)}, ${zoneName(portal.timeZone)}`,
    document_link: documentLink,
    video_link: videoLink,
    task_address: new URL(`/mentor-tasks/${encodeURIComponent(lessonNumber)}`, portal.address).href,
  }
  return { mail: 'task-received', to: email, values }
}
