import { createPasswords } from '../../../src/server/security/password.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { STORED_LINK_FIELDS } from '../../../src/contract/stored-link-fields.ts'
import { saveLinks } from '../../../src/server/store/links.ts'
import { saveMessage } from '../../../src/server/store/messages.ts'
import { saveTask } from '../../../src/server/store/tasks.ts'
import { counted, emailOf, homeOf } from '../attacks/people.ts'
import { askForCode, codeFor, enterCode } from '../attacks/reset-codes.ts'
import { cookiesOf, openClient, type Client } from '../client.ts'
import type { School } from '../school.ts'

const COHORTS = ['Cohort A', 'Cohort B'] as const

/** Each of the two in each of the two cohorts. */
export const STUDENTS = counted(4)

export type Person = {
  readonly id: string
  readonly cohort: string
  /** What only they, and their cohort, may read. */
  readonly secrets: readonly string[]
  /** What is theirs, by the names that a request could have for it. */
  readonly own: Readonly<Record<string, string>>
  /** Their browser's tokens, by the cookie's name. */
  readonly tokens: Readonly<Record<string, string>>
}

const secretOf = (whose: string, what: string) => `secret.${whose.replace(' ', '.')}.${what}`

/** Gives each student and each cohort what nobody else may read, and signs all of them in. */
export async function enrolTwoCohorts(school: School): Promise<Person[]> {
  const ids = await writeSecrets(school.databaseFile)
  const client = openClient(school.origin)
  const people: Person[] = []
  for (const student of STUDENTS) people.push(await signedIn(client, school, student, ids))
  client.close()
  return people
}

async function writeSecrets(file: string): Promise<string[]> {
  const db = await openDatabase(file)
  const passwords = createPasswords()
  const ids: string[] = []
  for (const student of STUDENTS) {
    const { id } = await db
      .updateTable('students')
      .set({
        password_hash: await passwords.hash(passwordOf(student)),
        full_name: secretOf(`student ${student}`, 'name'),
        cohort: cohortOf(student),
        facecard: secretOf(`student ${student}`, 'facecard'),
      })
      .where('email', '=', emailOf(student))
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    const whose = `student ${student}`
    const links = STORED_LINK_FIELDS.map((field) => [field, secretOf(whose, field)])
    await saveLinks(db, { kind: 'student', studentId: id }, Object.fromEntries(links.slice(0, 6)))
    await saveMessage(db, { kind: 'student', studentId: id }, secretOf(whose, 'message'))
  }
  for (const cohort of COHORTS) {
    const links = STORED_LINK_FIELDS.map((field) => [field, secretOf(cohort, field)])
    await saveLinks(db, { kind: 'cohort', cohort }, Object.fromEntries(links.slice(6)))
    await saveMessage(db, { kind: 'cohort', cohort }, secretOf(cohort, 'message'))
    for (const lessonNumber of ['3', `only ${cohort}`]) {
      const details = secretOf(cohort, `details.${lessonNumber}`)
      const title = secretOf(cohort, 'title')
      await saveTask(db, cohort, { lessonNumber, title, dueDate: '', time: '', details })
    }
  }
  await db.destroy()
  return ids
}

async function signedIn(
  client: Client,
  school: School,
  student: number,
  ids: readonly string[],
): Promise<Person> {
  const browser = { address: homeOf(student) }
  const email = emailOf(student)
  const body = { email, password: passwordOf(student) }
  const login = cookiesOf(await client.post({ path: '/backend/login.php', body, ...browser }))
  // The first two may set a password; the others have a code that they have not used.
  const asked = cookiesOf(await askForCode(client, student, browser))
  const otp = await codeFor(school.outbox, student)
  const isGranted = student % 2 === 0
  const reset = isGranted
    ? cookiesOf(await enterCode(client, student, otp, { ...browser, cookie: asked }))
    : asked
  const cohort = cohortOf(student)
  const whose = `student ${student}`
  return {
    id: ids[student] ?? '',
    cohort,
    secrets: [secretOf(whose, ''), secretOf(cohort, '')],
    own: {
      email,
      password: passwordOf(student),
      otp,
      course_cohort: cohort,
      lesson_number: `only ${cohort}`,
      task_number: '1',
      full_name: secretOf(whose, 'name'),
      student_id: ids[student] ?? '',
      document_link: `https://example.org/${student}`,
      video_link: `https://example.org/video/${student}`,
      id: ids[student] ?? '',
      cohort,
      user_id: ids[student] ?? '',
      sender_id: ids[student] ?? '',
      audience_name: ids[student] ?? '',
    },
    tokens: tokensIn(`${login}; ${reset}`),
  }
}

const passwordOf = (student: number) => `what only student ${student} knows`

function tokensIn(cookies: string): Record<string, string> {
  return Object.fromEntries(cookies.split('; ').map((cookie) => cookie.split('=', 2)))
}

function cohortOf(student: number): string {
  return COHORTS[student >> 1] ?? ''
}

/** How many submissions there are under another cohort than their sender's. */
export async function misfiled(file: string, people: readonly Person[]): Promise<number> {
  const db = await openDatabase(file)
  const rows = await db.selectFrom('submissions').select(['sender_id', 'cohort']).execute()
  await db.destroy()
  return rows.filter(({ sender_id: sender, cohort }) =>
    people.every((person) => person.id !== sender || person.cohort !== cohort),
  ).length
}

/** How many there are in all. */
export async function submissionsIn(file: string): Promise<number> {
  const db = await openDatabase(file)
  const { length } = await db.selectFrom('submissions').select('id').execute()
  await db.destroy()
  return length
}
