import { DAY_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import type { KnownDevice } from '../security/login-limits.ts'
import { sha256, newToken } from '../security/token.ts'
import { normalizeEmail } from '../email-address.ts'

/** How long a browser is remembered after the last sign-in. Browsers keep no cookie for longer. */
export const DEVICE_MS = 400 * DAY_MS
/** Students per browser, such as a family's computer. The one who signed in longest ago is dropped. */
const MOST_ACCOUNTS = 5
/** Browsers per student: a program that signs in without cookies must not fill the disk. */
const MOST_BROWSERS = 50

/** The account's record for the browser with this token; null when it has not signed in there. */
export async function findDevice(
  db: Database,
  token: string,
  email: string,
  now: Date,
): Promise<KnownDevice | null> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('students', 'students.id', 'devices.student_id')
    .select(['student_id as studentId', 'last_used_at as lastUsedAt'])
    .where('token_hash', '=', sha256(token))
    .where('email', '=', normalizeEmail(email))
    .where('last_used_at', '>', timeAfter(now, -DEVICE_MS))
    .executeTakeFirst()
  return row ?? null
}

/**
 * Remembers that the student has signed in with this browser, and returns the browser's new token. The old
 * token stops working, so that nobody can plant a known token in a browser.
 */
export async function rememberDevice(
  db: Database,
  token: string | null,
  studentId: string,
  now: Date,
): Promise<string> {
  const renewed = newToken()
  const tokenHash = sha256(renewed)
  if (token !== null) {
    await db
      .updateTable('devices')
      .set({ token_hash: tokenHash })
      .where('token_hash', '=', sha256(token))
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
  await keepNewest(db, 'token_hash', tokenHash, MOST_ACCOUNTS)
  await keepNewest(db, 'student_id', studentId, MOST_BROWSERS)
  return renewed
}

async function keepNewest(
  db: Database,
  of: 'token_hash' | 'student_id',
  value: string,
  most: number,
): Promise<void> {
  await db
    .deleteFrom('devices')
    .where(of, '=', value)
    .where('last_used_at', '<', (eb) =>
      eb
        .selectFrom('devices')
        .select('last_used_at')
        .where(of, '=', value)
        .orderBy('last_used_at', 'desc')
        .limit(1)
        .offset(most - 1),
    )
    .execute()
}

/** Removes the browsers that were not used for DEVICE_MS. */
export async function pruneDevices(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('devices').where('last_used_at', '<=', timeAfter(now, -DEVICE_MS)).execute()
}
