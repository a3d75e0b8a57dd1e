import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY_MS, timeAfter } from '../../../src/server/clock.ts'
import { databasePath } from '../../../src/server/settings/data-folder.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import type { Database } from '../../../src/server/db/schema.ts'
import { createPasswords } from '../../../src/server/security/password.ts'
import { sha256 } from '../../../src/server/security/token.ts'
import { saveTask } from '../../../src/server/store/tasks.ts'
import { openPostgres } from '../../test/school-postgres.ts'
import { startPortal } from '../../system/start-program.ts'

export const PASSWORD = 'a password of the benchmark'
const COHORTS = 20
const TASKS = 20
/** Two kilobytes, about half a page. */
const DETAILS = '<p>Read the chapter, answer the questions and record what you did.</p>'.repeat(29)

export const emailOf = (student: number) => `student-${student}@example.org`
export const cookieOf = (student: number) => `portal_session=${tokenOf(student)}`
export const cohortOf = (student: number) => `Cohort ${student % COHORTS}`
const idOf = (student: number) => `student-${student}`
const tokenOf = (student: number) => `the-token-of-student-${student}`

export const ENGINES = ['sqlite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

/** A school with this many signed-in students, on the server as a school runs it. */
export async function openSchool(students: number, engine: Engine) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  const postgres = engine === 'sqlite' ? null : await openPostgres()
  const place = postgres?.addressOf('school') ?? databasePath(folder)
  const db = await openDatabase(place)
  await fill(db, students)
  await db.destroy()
  const portal = await startPortal({
    NODE_ENV: 'production',
    PORTAL_DATA: folder,
    DATABASE_URL: postgres === null ? '' : place,
  })
  return {
    origin: portal.origin,
    async close() {
      await portal.stop()
      await postgres?.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Rows per statement: PostgreSQL accepts 65,535 values. */
const AT_ONCE = 500

async function fill(db: Database, students: number): Promise<void> {
  const passwordHash = await createPasswords().hash(PASSWORD)
  const now = new Date()
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < students; first += AT_ONCE) {
      const length = Math.min(AT_ONCE, students - first)
      await enrol(
        trx,
        Array.from({ length }, (_, index) => first + index),
        { passwordHash, now },
      )
    }
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
}

async function enrol(
  db: Database,
  students: readonly number[],
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  const moment = now.toISOString()
  const rows = students.map((student) => ({
    id: idOf(student),
    email: emailOf(student),
    full_name: `Student ${student}`,
    cohort: cohortOf(student),
    facecard: '',
    access: 'active' as const,
    password_hash: passwordHash,
    created_at: moment,
  }))
  const sessions = students.map((student) => ({
    token_hash: sha256(tokenOf(student)),
    student_id: idOf(student),
    created_at: moment,
    last_seen_at: moment,
    expires_at: timeAfter(now, DAY_MS),
  }))
  await db.insertInto('students').values(rows).execute()
  await db.insertInto('sessions').values(sessions).execute()
}
