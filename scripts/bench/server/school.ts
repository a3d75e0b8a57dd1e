import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY_MS, timeAfter } from '../../../src/server/clock.ts'
import type { Database } from '../../../src/server/db/schema.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { createPasswords } from '../../../src/server/security/password.ts'
import { hashToken } from '../../../src/server/security/token.ts'
import { saveLinks } from '../../../src/server/store/links.ts'
import { saveMessage } from '../../../src/server/store/messages.ts'
import { saveTask } from '../../../src/server/store/tasks.ts'
import { openPostgres } from '../../school-postgres.ts'

export const PASSWORD = 'a password of the benchmark'
const COHORTS = 20
const TASKS = 20
/** Two kilobytes, as a task of half a page has. */
const DETAILS = '<p>Read the chapter, answer the questions and record what you did.</p>'.repeat(29)

export const emailOf = (student: number) => `student-${student}@example.org`
export const cookieOf = (student: number) => `portal_session=${tokenOf(student)}`
export const cohortOf = (student: number) => `Cohort ${student % COHORTS}`
const idOf = (student: number) => `student-${student}`
const tokenOf = (student: number) => `the-token-of-student-${student}`

export const ENGINES = ['sqlite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

export type School = {
  /** What a server on it has in its environment. */
  readonly env: Readonly<Record<string, string>>
  /** Its data folder. */
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** A school of so many students, all signed in. */
export async function makeSchool(students: number, engine: Engine): Promise<School> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  const server = engine === 'sqlite' ? null : await openPostgres()
  const place = server?.addressOf('school') ?? path.join(folder, 'school.sqlite')
  const db = await openDatabase(place)
  const passwordHash = await createPasswords().hash(PASSWORD)
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < students; first += AT_ONCE) {
      const count = Math.min(AT_ONCE, students - first)
      await enrol(trx, { first, count, passwordHash })
    }
    await saveLinks(trx, { kind: 'everyone' }, { class_link: 'https://example.org/class' })
    await saveMessage(trx, { kind: 'everyone' }, 'Welcome to the new term.')
    for (let task = 0; task < COHORTS * TASKS; task += 1) {
      await saveTask(trx, cohortOf(task), {
        lessonNumber: String(Math.floor(task / COHORTS)),
        title: `Task ${task}`,
        dueDate: '2030-01-31',
        time: '11:59 PM',
        details: `${DETAILS}<p>${task}</p>`,
      })
    }
  })
  await db.destroy()
  return {
    env: { PORTAL_DATA: folder, DATABASE_URL: server === null ? '' : place },
    folder,
    async remove() {
      await server?.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One by one 50,000 students would take a minute before anything is measured. */
const AT_ONCE = 500

async function enrol(
  db: Database,
  { first, count, passwordHash }: { first: number; count: number; passwordHash: string },
): Promise<void> {
  const now = new Date()
  const moment = now.toISOString()
  const students = Array.from({ length: count }, (_, index) => first + index)
  await db
    .insertInto('students')
    .values(
      students.map((student) => ({
        id: idOf(student),
        email: emailOf(student),
        full_name: `Student ${student}`,
        cohort: cohortOf(student),
        facecard: '',
        access: 'active' as const,
        password_hash: passwordHash,
        created_at: moment,
      })),
    )
    .execute()
  await db
    .insertInto('sessions')
    .values(
      students.map((student) => ({
        token_hash: hashToken(tokenOf(student)),
        student_id: idOf(student),
        created_at: moment,
        last_seen_at: moment,
        expires_at: timeAfter(now, DAY_MS),
      })),
    )
    .execute()
}
