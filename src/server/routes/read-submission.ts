import { hasCredentials } from '../../contract/address.ts'
import { cleanKey } from '../../contract/key.ts'
import type { Submission } from '../../contract/tasks.ts'

/**
 * A submission as the school can use it: each text in one line, because an export has one row for it.
 * @returns the sentence that refuses it where a text only seems to say something
 */
export function readSubmission(form: Submission): Submission | string {
  const submission = { ...form }
  for (const name of Object.keys(form) as (keyof Submission)[]) {
    submission[name] = form[name].replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  }
  submission.lessonNumber = cleanKey(submission.lessonNumber)
  const { fullName, lessonNumber, documentLink, videoLink } = submission
  if (lessonNumber === '') return 'Task number is required.'
  if (!/[\p{L}\p{N}]/u.test(fullName)) return 'Full name is required.'
  // These signs turn the text around the name.
  if (/[\u202A-\u202E\u2066-\u2069]/.test(fullName)) return 'Please type the name again.'
  if (hasCredentials(documentLink)) return 'Documents link must not hold a user name or password.'
  if (hasCredentials(videoLink)) return 'Video link must not hold a user name or password.'
  return submission
}
