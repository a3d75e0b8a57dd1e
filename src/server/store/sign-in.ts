import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { rememberDevice } from './devices.ts'
import { endSession, openSession, type SessionLife } from './session.ts'
import type { EnrolledStudent } from './students.ts'

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
  return inTransaction(db, async (trx) => {
    // Written even where it stays: whoever changes the password at the same moment waits for the end of
    // this, and then ends this session, too.
    const unchanged = await trx
      .updateTable('students')
      .set({ password_hash: renewedHash ?? passwordHash })
      .where('id', '=', student.id)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst()
    if (unchanged === undefined) return null
    if (replaced.session !== null) await endSession(trx, replaced.session)
    return {
      session: await openSession(trx, student.id, life, now),
      device: await rememberDevice(trx, replaced.device, student.id, now),
    }
  })
}
