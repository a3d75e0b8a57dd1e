import { onTestFinished } from 'vitest'
import type { PortalPlace } from '../../src/server/built/school-file.ts'
import type { Submission } from '../../src/contract/tasks.ts'
import type { Database } from '../../src/server/db/schema.ts'
import { findStudent, type EnrolledStudent } from '../../src/server/store/students.ts'
import { openTestDatabase } from '../support/test-database.ts'
import {
  COHORT,
  openSchool,
  PASSWORD,
  type OpenSchool,
  type TestSchool,
} from '../support/server.ts'

export const ADA = 'ada@example.org'
export const GRACE = 'grace@example.org'

/** A school on the engine that the tests run on. It closes when the test has finished. */
export async function school(contents: TestSchool = {}): Promise<OpenSchool> {
  const opened = await openSchool({ ...contents, db: contents.db ?? (await openTestDatabase()) })
  onTestFinished(() => opened.close())
  return opened
}

/** Such a school; `fetch` and `postForm` are those of Ada's browser, which is signed in. */
export async function signedIn(contents: TestSchool = {}) {
  const opened = await school(contents)
  const { fetch, postForm, signIn, cookies } = opened.browser()
  await signIn(ADA, PASSWORD)
  return { ...opened, fetch, postForm, cookie: `portal_session=${cookies()['portal_session']}` }
}

/** The status and the JSON of an answer. */
export async function read(asked: Response | Promise<Response>) {
  const answer = await asked
  return { status: answer.status, json: (await answer.json()) as unknown }
}

/** What `read` returns for a refusal. */
export function refused(status: number, message: string) {
  return { status, json: { status: 'error', message } }
}

/** Whether the session check finds a student, deactivated or not. */
export async function isSignedIn(fetch: OpenSchool['fetch']): Promise<boolean> {
  const reply: unknown = await (await fetch('/backend/auth.php')).json()
  return typeof reply === 'object' && reply !== null && 'user_status' in reply
}

export async function studentOf(db: Database, email = ADA): Promise<EnrolledStudent> {
  const row = await findStudent(db, email)
  if (row === null) throw new Error(`${email} is no student of the test's school`)
  return row.student
}

export async function idOf(db: Database, email = ADA): Promise<string> {
  return (await studentOf(db, email)).id
}

/** Where mails about tasks lead to, and by which clocks. */
export const LAGOS: PortalPlace = {
  address: 'https://portal.school.org',
  timeZone: 'Africa/Lagos',
  utcOffsets: [[0, 60]],
}

/** A submission of Ada's, as the stores take it. */
export const SUBMISSION: Submission = {
  fullName: 'Ada Okafor',
  lessonNumber: '3',
  taskNumber: '1',
  studentId: 'ST-0042',
  documentLink: 'https://docs.example.org/ada',
  videoLink: 'https://video.example.org/ada',
  cohort: COHORT,
}

/** The same as the form sends it. */
export const FORM = {
  full_name: SUBMISSION.fullName,
  lesson_number: SUBMISSION.lessonNumber,
  task_number: SUBMISSION.taskNumber,
  student_id: SUBMISSION.studentId,
  document_link: SUBMISSION.documentLink,
  video_link: SUBMISSION.videoLink,
}
