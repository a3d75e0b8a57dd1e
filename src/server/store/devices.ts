import { DAY_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { hashToken, newToken } from '../security/token.ts'
import { normalizeEmail } from './email-address.ts'

/** A browser is known for this long after the last sign-in. Browsers keep no cookie for longer. */
export const DEVICE_MS = 400 * DAY_MS
/** Of so many students at most: a family's computer. The one who signed in longest ago gives way. */
const MOST_ACCOUNTS = 5

/** Whether the account was used in the browser that has this token. */
export async function isKnownDevice(
  db: Database,
  token: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('students', 'students.id', 'devices.student_id')
    .select('devices.student_id')
    .where('token_hash', '=', hashToken(token))
    .where('email', '=', normalizeEmail(email))
    .where('last_used_at', '>', timeAfter(now, -DEVICE_MS))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Remembers that the student has signed in with this browser, and gives the browser's new token. The
 * old one is worth nothing from now on, so that nobody can plant a token of his own in a browser.
 */
export async function rememberDevice(
  db: Database,
  token: string | null,
  studentId: string,
  now: Date,
): Promise<string> {
  const renewed = newToken()
  const tokenHash = hashToken(renewed)
  if (token !== null) {
    await db
      .updateTable('devices')
      .set({ token_hash: tokenHash })
      .where('token_hash', '=', hashToken(token))
      .execute()
  }
  await db
    .insertInto('devices')
    .values({ token_hash: tokenHash, student_id: studentId, last_used_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['token_hash', 'student_id'])
        .doUpdateSet({ last_used_at: now.toISOString() }),
    )
    .execute()
  const accounts = await db
    .selectFrom('devices')
    .select('student_id')
    .where('token_hash', '=', tokenHash)
    .orderBy('last_used_at', 'desc')
    .execute()
  const surplus = accounts.slice(MOST_ACCOUNTS).map(({ student_id }) => student_id)
  if (surplus.length > 0) {
    await db
      .deleteFrom('devices')
      .where('token_hash', '=', tokenHash)
      .where('student_id', 'in', surplus)
      .execute()
  }
  return renewed
}

/** Removes the browsers that were not used for so long that they are strangers. */
export async function pruneDevices(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('devices').where('last_used_at', '<=', timeAfter(now, -DEVICE_MS)).execute()
}
