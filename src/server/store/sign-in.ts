import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { rememberDevice } from './devices.ts'
import { endSession, openSession, type SessionLife } from './session.ts'
import type { EnrolledStudent } from './students.ts'

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
