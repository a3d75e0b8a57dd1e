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
import { addStudent } from '../../../src/server/store/students.ts'
import { saveTask } from '../../../src/server/store/tasks.ts'

export const PASSWORD = 'a password of the benchmark'
const COHORTS = 20
const TASKS = 20
/** Two kilobytes, as a task of half a page has. */
const DETAILS = '<p>Read the chapter, answer the questions and record what you did.</p>'.repeat(29)

export const emailOf = (student: number) => `student-${student}@example.org`
export const cookieOf = (student: number) => `portal_session=${tokenOf(student)}`
export const cohortOf = (student: number) => `Cohort ${student % COHORTS}`
const tokenOf = (student: number) => `the-token-of-student-${student}`

/** A school of so many students, all signed in. @returns its data folder */
export async function makeSchool(
  students: number,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'))
  const db = await openDatabase(path.join(folder, 'school.sqlite'))
  const passwordHash = await createPasswords().hash(PASSWORD)
  await db.transaction().execute(async (trx) => {
    for (let student = 0; student < students; student += 1) await enrol(trx, student, passwordHash)
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
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function enrol(db: Database, student: number, passwordHash: string): Promise<void> {
  const now = new Date()
  const { id } = await addStudent(
    db,
    {
      email: emailOf(student),
      fullName: `Student ${student}`,
      cohort: cohortOf(student),
      facecard: '',
      access: 'active',
      passwordHash,
    },
    now,
  )
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(tokenOf(student)),
      student_id: id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: timeAfter(now, DAY_MS),
    })
    .execute()
}
