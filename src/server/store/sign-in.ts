import type { Database } from '../db/schema.ts'
import { rememberDevice } from './devices.ts'
import { endSession, openSession, type SessionLife } from './session.ts'
import { setPasswordHash, type EnrolledStudent } from './students.ts'

/** A student whose password was right. */
export type Verified = {
  readonly student: EnrolledStudent
  /** What the password was compared with … */
  readonly passwordHash: string
  /** … and what replaces it, where that was made at another cost than today's. */
  readonly renewedHash: string | null
}

type Tokens = { readonly session: string; readonly device: string }

/**
 * Opens a session, in place of the browser's older one, and remembers the browser: all of it or nothing.
 * @param replaced what the browser has until now
 * @returns null when the student's password has changed since it was compared
 */
export async function signIn(
  db: Database,
  { student, passwordHash, renewedHash }: Verified,
  replaced: { readonly [Name in keyof Tokens]: string | null },
  life: SessionLife,
  now: Date,
): Promise<Tokens | null> {
  return db.transaction().execute(async (trx) => {
    const unchanged = await trx
      .selectFrom('students')
      .select('id')
      .where('id', '=', student.id)
      .where('password_hash', '=', passwordHash)
      .executeTakeFirst()
    if (unchanged === undefined) return null
    if (renewedHash !== null) await setPasswordHash(trx, student.id, renewedHash)
    if (replaced.session !== null) await endSession(trx, replaced.session)
    return {
      session: await openSession(trx, student.id, life, now),
      device: await rememberDevice(trx, replaced.device, student.id, now),
    }
  })
}
