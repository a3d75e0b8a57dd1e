import { existsSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { sha256 } from '../security/token.ts'
import { endResetsOf } from './password-reset.ts'
import { removeMailsTo } from './waiting-mails.ts'

/** The id that owns the kept submissions of erased students. Nobody can sign in as it. */
export const ERASED_ID = 'erased'

/** What becomes of an erased student's submissions. */
export type Submissions = 'keep' | 'erase'

/**
 * Removes everything that names a student: the account with its sessions and reset codes, the student's own
 * links and messages, and the submissions. Kept submissions lose the name, the Student ID and both links;
 * cohort, lesson, task and time remain.
 */
export async function eraseStudent(
  db: Database,
  student: { readonly id: string; readonly email: string },
  submissions: Submissions,
): Promise<void> {
  const { id: studentId, email } = student
  for (const table of ['links', 'messages'] as const) {
    await db
      .deleteFrom(table)
      .where('audience', '=', 'student')
      .where('audience_name', '=', studentId)
      .execute()
  }
  if (submissions === 'keep') await keepNameless(db, studentId)
  else await db.deleteFrom('submissions').where('sender_id', '=', studentId).execute()
  await removeMailsTo(db, email)
  await endResetsOf(db, student)
  // Cascades to the sessions, reminders and devices.
  await db.deleteFrom('students').where('id', '=', studentId).execute()
}

async function keepNameless(db: Database, studentId: string): Promise<void> {
  await db
    .insertInto('students')
    .values({
      id: ERASED_ID,
      email: '',
      password_hash: null,
      full_name: '',
      cohort: '',
      facecard: '',
      access: 'deactivated',
      created_at: '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .updateTable('submissions')
    .set({ sender_id: ERASED_ID, full_name: '', student_id: '' })
    .set({ document_link: '', video_link: '' })
    .where('sender_id', '=', studentId)
    .execute()
}

/**
 * Remembers an erasure outside the database, so that it can be done again in a restored copy. An id is random: its
 * hash tells nothing, and nobody can guess the id. A hash of the address could be guessed, and would also erase a
 * student who was enrolled again.
 * @param file which holds a line for each erasure
 */
export function rememberErasure(file: string, id: string, submissions: Submissions): Promise<void> {
  return appendFile(file, `${lineOf(id, submissions)}\n`, { mode: 0o600, flush: true })
}

const LOG_TRIES = 100
const LOG_PAUSE_MS = 50

/** Empties SQLite's write-ahead log, in which what was erased still stands. The server, if it runs, reads it for moments. */
export async function emptyLog(db: Database): Promise<void> {
  for (let tries = 0; tries < LOG_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return
    await pause(LOG_PAUSE_MS)
  }
}

/** Erases again everybody whose erasure is remembered. @returns how many there were */
export async function eraseAgain(db: Database, file: string): Promise<number> {
  if (!existsSync(file)) return 0
  const lines = new Set((await readFile(file, 'utf8')).split('\n'))
  let erased = 0
  for (const student of await db.selectFrom('students').select(['id', 'email']).execute()) {
    const how = (['erase', 'keep'] as const).find((one) => lines.has(lineOf(student.id, one)))
    if (how === undefined) continue
    await eraseStudent(db, student, how)
    erased += 1
  }
  return erased
}

const lineOf = (id: string, submissions: Submissions) => `${sha256(id)} ${submissions}`
