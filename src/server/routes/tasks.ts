import { Hono } from 'hono'
import { hasCredentials } from '../../contract/address.ts'
import { cleanKey } from '../../contract/key.ts'
import { isOfLesson } from '../../contract/lesson-number.ts'
import { getTask, listTasks, submitTask, type Submission } from '../../contract/tasks.ts'
import type { Mail } from '../mail/mailer.ts'
import { taskReceivedMail } from '../mail/mails.ts'
import { placeFor, type PortalPlace } from '../built/school-file.ts'
import type { EnrolledStudent } from '../store/students.ts'
import { HOUR_MS } from '../clock.ts'
import { consume } from '../store/rate-limiter.ts'
import { lessonsOf } from '../store/lessons.ts'
import { addSubmission, findTask, tasksOf } from '../store/tasks.ts'
import { refusal, success, tooManyRequests } from './answer.ts'
import type { BackendParts } from './backend-parts.ts'
import { handleAuthenticated } from './authenticate.ts'

const SUBMITTED = 'Task submitted.'
const NOT_FOUND = 'Task not found.' // spec 8
const WITHOUT_QUERY = 'A cohort or a lesson number is required.'

// More than any student needs; a program must not fill the disk.
const SUBMISSIONS_PER_HOUR = 30
const TOO_MANY =
  `You have sent ${SUBMISSIONS_PER_HOUR} submissions within an hour, and they have all arrived. ` +
  'Please wait a while before you send another one.'

export function tasksRoutes(parts: BackendParts) {
  const { db, clock, wakeMails } = parts

  const list = handleAuthenticated(parts, listTasks, async ({ cohort }, student, c) => {
    if (c.req.query('course_cohort') === undefined) return refusal(400, WITHOUT_QUERY)
    return success(
      cleanKey(cohort) === student.cohort ? await tasksOf(db, student) : { tasks: [], earlier: [] },
    )
  })

  const one = handleAuthenticated(parts, getTask, async ({ lessonNumber }, student) => {
    const task = await findTask(db, student, cleanKey(lessonNumber))
    return task === null ? refusal(404, NOT_FOUND) : success({ task })
  })

  async function receivedMail(
    student: EnrolledStudent,
    submission: Submission,
    now: Date,
    place: PortalPlace,
  ): Promise<Mail> {
    const listed = await lessonsOf(db, student.cohort)
    const isOf = (lesson: string) => isOfLesson(submission.lessonNumber, lesson, listed)
    const task = await findTask(db, student, listed.find(isOf) ?? '')
    return taskReceivedMail(student.email, submission, task, now, place)
  }

  return new Hono()
    .get(listTasks.path, (c) => (c.req.query('lesson_number') === undefined ? list(c) : one(c)))
    .post(
      submitTask.path,
      handleAuthenticated(parts, submitTask, async (form, student, c) => {
        const { id: senderId, cohort } = student
        const submission = readSubmission({ ...form, cohort }) // the session's cohort, not the form's
        if (typeof submission === 'string') return refusal(400, submission)
        const now = clock.now()
        const place = placeFor('task-received', parts.school())
        const mail = place && (await receivedMail(student, submission, now, place))
        const name = `submissions ${senderId}`
        const bucket = { name, limit: SUBMISSIONS_PER_HOUR, windowMs: HOUR_MS }
        // A repeat stores nothing and does not count, so it succeeds even beyond the limit.
        const waitSeconds = await consume(db, [bucket], now, (trx) =>
          addSubmission(trx, senderId, submission, now, mail),
        )
        if (waitSeconds > 0) return tooManyRequests(c, waitSeconds, TOO_MANY)
        wakeMails()
        return success(null, SUBMITTED)
      }),
    )
}

/**
 * A submission as the school can use it: each text in one line, because an export has one row for it.
 * @returns the sentence that refuses it where a text only seems to say something
 */
function readSubmission(form: Submission): Submission | string {
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
