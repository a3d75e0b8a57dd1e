import { DAY_MS, HOUR_MS, timeAfter } from '../clock.ts'
import { prepared } from '../db/prepared.ts'
import type { Database } from '../db/schema.ts'
import { hashToken, newToken } from '../security/token.ts'
import { STUDENT_COLUMNS, type EnrolledStudent } from './students.ts'

/** How long a session lives, in ms. */
export type SessionLife = {
  /** It ends when it was not used for this long … */
  readonly idleMs: number
  /** … and at the latest this long after signing in. */
  readonly maxMs: number
}

/** What a school has that says nothing else (decisions, The server). */
export const SESSION_LIFE: SessionLife = { idleMs: 7 * DAY_MS, maxMs: 30 * DAY_MS }

/** Use is written down at most this often: a write costs a disk's flush. */
const TOUCH_EVERY_MS = HOUR_MS

/** Opens a session and gives its token, which is stored nowhere but in the student's cookie. */
export async function openSession(
  db: Database,
  studentId: string,
  life: SessionLife,
  now: Date,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      student_id: studentId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: endOf(now, life, now),
    })
    .execute()
  return token
}

const sessionsByToken = prepared((db, tokenHash: string, now: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('students', 'students.id', 'sessions.student_id')
    .select([...STUDENT_COLUMNS, 'sessions.created_at', 'sessions.last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now),
)

/** The student whose session the token opens, active or not; null when there is none. */
export async function findSession(
  db: Database,
  token: string,
  life: SessionLife,
  now: Date,
): Promise<EnrolledStudent | null> {
  const tokenHash = hashToken(token)
  const [row] = await sessionsByToken(db, tokenHash, now.toISOString())
  if (row === undefined) return null
  const { created_at: createdAt, last_seen_at: lastSeenAt, ...student } = row
  if (now.getTime() - Date.parse(lastSeenAt) >= TOUCH_EVERY_MS) {
    await db
      .updateTable('sessions')
      .set({
        last_seen_at: now.toISOString(),
        expires_at: endOf(new Date(createdAt), life, now),
      })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  return student
}

/** When a session ends that is used now. */
function endOf(openedAt: Date, { idleMs, maxMs }: SessionLife, now: Date): string {
  const [idleEnd, end] = [timeAfter(now, idleMs), timeAfter(openedAt, maxMs)]
  return idleEnd < end ? idleEnd : end
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** Signs the student out everywhere. */
export async function endSessionsOf(db: Database, studentId: string): Promise<void> {
  await db.deleteFrom('sessions').where('student_id', '=', studentId).execute()
}

/** Removes the sessions that have ended. */
export async function pruneSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute()
}
