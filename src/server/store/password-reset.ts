import { MINUTE_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { serializableTransaction, inTransaction } from '../db/transaction.ts'
import { TRIES_PER_CODE } from '../security/reset-limits.ts'
import { hashCode, sha256, newToken } from '../security/token.ts'
import { normalizeEmail } from '../email-address.ts'
import { secondsUntil } from './rate-limiter.ts'
import { endSessionsOf } from './session.ts'
import { findStudent, setPasswordHash } from './students.ts'
import { addMail, removeMail, removeMailsTo, type UnsentMail } from './waiting-mails.ts'

/** A reset code can be used for this long. */
export const RESET_CODE_MS = 10 * MINUTE_MS
/** After a right code, this long remains to set the password. */
export const RESET_GRANT_MS = 10 * MINUTE_MS

const hashEmail = (email: string) => sha256(normalizeEmail(email))

/**
 * Stores a reset code for the browser that asks, in place of its older one, with its mail, and returns the browser's
 * token. Does not check whether the address is a student's: reads, writes and times are the same for every address.
 * @param asking.token the browser's token so far
 */
export async function saveResetCode(
  db: Database,
  asking: { code: string; token: string | null | undefined; mail: UnsentMail },
  now: Date,
): Promise<string> {
  const token = newToken()
  await inTransaction(db, async (trx) => {
    if (asking.token) {
      await trx.deleteFrom('reset_codes').where('token_hash', '=', sha256(asking.token)).execute()
      await removeMail(trx, sha256(asking.token))
    }
    await trx
      .insertInto('reset_codes')
      .values({
        token_hash: sha256(token),
        email_hash: hashEmail(asking.mail.to),
        code_hash: hashCode(asking.code, token),
        tries: 0,
        expires_at: timeAfter(now, RESET_CODE_MS),
      })
      .execute()
    await addMail(trx, asking.mail, now, sha256(token))
  })
  return token
}

/** What is known of the code that the browser with this token has asked for; null without one. */
export async function findResetCode(
  db: Database,
  { token, email }: { token: string; email: string },
  now: Date,
) {
  const row = await db
    .selectFrom('reset_codes')
    .select(['email_hash', 'expires_at', 'tries'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    isForEmail: row.email_hash === hashEmail(email),
    /** Whether it was asked for less than a minute ago. */
    isNew: row.expires_at > timeAfter(now, RESET_CODE_MS - MINUTE_MS),
    /** For how long it can be tried. */
    secondsLeft: row.tries < TRIES_PER_CODE ? Math.max(0, secondsUntil(row.expires_at, now)) : 0,
  }
}

/**
 * Tries a code once. A right code is used up.
 * @returns a token with which the student may set a password; null when the code is wrong, has expired or
 * belongs to no student
 */
export async function exchangeCode(
  db: Database,
  tried: { email: string; code: string; token: string },
  now: Date,
): Promise<string | null> {
  // Count before comparing, outside the transaction: otherwise concurrent tries would all pass.
  const counted = await db
    .updateTable('reset_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', sha256(tried.token))
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', TRIES_PER_CODE)
    .returning('tries')
    .executeTakeFirst()
  if (counted === undefined) return null
  // Otherwise a student whose address changes meanwhile could keep a grant from the old mailbox.
  return serializableTransaction(db, async (trx) => {
    const used = await trx
      .deleteFrom('reset_codes')
      .where('token_hash', '=', sha256(tried.token))
      .where('code_hash', '=', hashCode(tried.code, tried.token))
      .returning('token_hash')
      .executeTakeFirst()
    const holder = used === undefined ? null : await findStudent(trx, tried.email)
    if (holder === null) return null
    const token = newToken()
    await trx
      .insertInto('reset_grants')
      .values({
        token_hash: sha256(token),
        student_id: holder.student.id,
        expires_at: timeAfter(now, RESET_GRANT_MS),
      })
      .execute()
    return token
  })
}

/** The id of the student who may set a password with this token; null without one. */
export async function findGrant(db: Database, token: string, now: Date): Promise<string | null> {
  const grant = await db
    .selectFrom('reset_grants')
    .select('student_id')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return grant?.student_id ?? null
}

/**
 * Sets the password, ends every session, code and grant of the student, and adds the mail that says so.
 * @returns false when the grant was used meanwhile
 */
export async function applyGrant(
  db: Database,
  token: string,
  student: { id: string; email: string },
  passwordHash: string,
  mail: UnsentMail,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const used = await trx
      .deleteFrom('reset_grants')
      .where('token_hash', '=', sha256(token))
      .returning('student_id')
      .executeTakeFirst()
    if (used === undefined) return false
    await setPasswordHash(trx, student.id, passwordHash)
    await endSessionsOf(trx, student.id)
    await endResetsOf(trx, student)
    await addMail(trx, mail, now)
    return true
  })
}

/** Deletes every code and grant of the student, and the mails with codes that wait. */
export async function endResetsOf(
  db: Database,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await db.deleteFrom('reset_codes').where('email_hash', '=', hashEmail(email)).execute()
  await removeMailsTo(db, email, 'reset-code')
  await db.deleteFrom('reset_grants').where('student_id', '=', id).execute()
}

/** Removes expired codes and grants. */
export async function pruneResets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('reset_codes').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('reset_grants').where('expires_at', '<=', now.toISOString()).execute()
}
