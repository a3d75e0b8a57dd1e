import { DAY_MS, HOUR_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { sha256, newToken } from '../security/token.ts'
import { rememberDevice } from './devices.ts'
import { STUDENT_COLUMNS, type EnrolledStudent } from './students.ts'
import { inTransaction } from '../db/transaction.ts'

/** How long a session lives, in ms. */
export type SessionLife = {
  /** It ends when it was not used for this long … */
  readonly idleMs: number
  /** … and at the latest this long after signing in. */
  readonly maxMs: number
}

/** The default (docs/decisions.md, The server). */
export const SESSION_LIFE: SessionLife = { idleMs: 7 * DAY_MS, maxMs: 30 * DAY_MS }

/** How often last_seen_at is updated at most, because each write flushes the disk. */
const TOUCH_EVERY_MS = HOUR_MS

/** Opens a session and returns its token, which only the student's cookie holds. */
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
      token_hash: sha256(token),
      student_id: studentId,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: endOf(now, life, now),
    })
    .execute()
  // A program that signs in without end must not fill the disk.
  const older = db
    .selectFrom('sessions')
    .select('token_hash')
    .where('student_id', '=', studentId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(MORE_THAN_ANY)
    .offset(MOST_SESSIONS)
  await db.deleteFrom('sessions').where('token_hash', 'in', older).execute()
  return token
}

/** Browsers on which one student is signed in. */
const MOST_SESSIONS = 20
/** SQLite needs a limit beside an offset. */
const MORE_THAN_ANY = 10_000

/** The session of the token; null without one. */
export async function findSession(db: Database, token: string, life: SessionLife, now: Date) {
  const tokenHash = sha256(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('students', 'students.id', 'sessions.student_id')
    .select([...STUDENT_COLUMNS, 'sessions.created_at', 'sessions.last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (row === undefined) return null
  const { created_at: createdAt, last_seen_at: lastSeenAt, ...student } = row
  const isRecent = now.getTime() - Date.parse(lastSeenAt) < TOUCH_EVERY_MS
  const touch = async () => {
    await db
      .updateTable('sessions')
      .set({
        last_seen_at: now.toISOString(),
        expires_at: endOf(new Date(createdAt), life, now),
      })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  return {
    /** Active or not. */
    student,
    /** Updates last_seen_at; null when that was done recently. */
    touch: isRecent ? null : touch,
  }
}

/** When a session expires that is used now. */
function endOf(openedAt: Date, { idleMs, maxMs }: SessionLife, now: Date): string {
  const [idleEnd, end] = [timeAfter(now, idleMs), timeAfter(openedAt, maxMs)]
  return idleEnd < end ? idleEnd : end
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute()
}

/** Signs the student out everywhere, and forgets the browsers, of which one may be a thief's. */
export async function endSessionsOf(db: Database, studentId: string): Promise<void> {
  await db.deleteFrom('sessions').where('student_id', '=', studentId).execute()
  await db.deleteFrom('devices').where('student_id', '=', studentId).execute()
}

/** Removes the sessions that have ended. */
export async function pruneSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute()
}

/** A student whose password was right. */
export type Verified = {
  readonly student: EnrolledStudent
  /** The hash that the password matched … */
  readonly passwordHash: string
  /** … and a new one, when that has an outdated cost. */
  readonly renewedHash: string | null
}

type Tokens = { readonly session: string; readonly device: string }

/**
 * Opens a session in place of the browser's older one, and remembers the browser, in one transaction.
 * @param replaced the browser's tokens so far
 * @returns null when the student's password has changed since it was compared
 */
export async function signIn(
  db: Database,
  { student, passwordHash, renewedHash }: Verified,
  replaced: { readonly sessions: readonly string[]; readonly device: string | null },
  life: SessionLife,
  now: Date,
): Promise<Tokens | null> {
  return inTransaction(db, async (trx) => {
    // Written even when unchanged, to lock the row: a concurrent change of the password waits for this
    // transaction, and then ends this session, too.
    const unchanged = await trx
      .updateTable('students')
      .set({ password_hash: renewedHash ?? passwordHash })
      .where('id', '=', student.id)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst()
    if (unchanged === undefined) return null
    for (const session of replaced.sessions) await endSession(trx, session)
    return {
      session: await openSession(trx, student.id, life, now),
      device: await rememberDevice(trx, replaced.device, student.id, now),
    }
  })
}
