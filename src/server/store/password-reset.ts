import { MINUTE_MS, timeAfter } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { hashToken, newToken } from '../security/token.ts'
import { endSessionsOf } from './session.ts'
import { setPasswordHash } from './students.ts'

/** A reset code can be used for this long. */
export const RESET_CODE_MS = 10 * MINUTE_MS
/** After a right code, this long remains to set the password. */
export const RESET_GRANT_MS = 10 * MINUTE_MS
/** A reset code is dead after this many wrong tries. */
const MAX_TRIES = 5

/** Keeps the hash of a new reset code; an older code of the student is dead from now on. */
export async function saveResetCode(
  db: Database,
  studentId: string,
  codeHash: string,
  now: Date,
): Promise<void> {
  const code = { code_hash: codeHash, tries: 0, expires_at: timeAfter(now, RESET_CODE_MS) }
  await db
    .insertInto('reset_codes')
    .values({ student_id: studentId, ...code })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet(code))
    .execute()
}

/**
 * The hash to compare one try with; null when there is no living code. The try is counted before the
 * comparison: else many tries at once would all pass.
 */
export async function takeTry(db: Database, studentId: string, now: Date): Promise<string | null> {
  const code = await db
    .updateTable('reset_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('student_id', '=', studentId)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', MAX_TRIES)
    .returning('code_hash')
    .executeTakeFirst()
  return code?.code_hash ?? null
}

/**
 * Uses the code up and gives the token that lets the student set a password; null when somebody else
 * was faster or a new code has replaced this one.
 */
export async function exchangeCode(
  db: Database,
  studentId: string,
  codeHash: string,
  now: Date,
): Promise<string | null> {
  const token = newToken()
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('reset_codes')
      .where('student_id', '=', studentId)
      .where('code_hash', '=', codeHash)
      .returning('student_id')
      .executeTakeFirst()
    if (used === undefined) return null
    await trx.deleteFrom('reset_grants').where('expires_at', '<=', now.toISOString()).execute()
    await trx
      .insertInto('reset_grants')
      .values({
        token_hash: hashToken(token),
        student_id: studentId,
        expires_at: timeAfter(now, RESET_GRANT_MS),
      })
      .execute()
    return token
  })
}

/** The id of the student who may set a password with this token; null when nobody may. */
export async function findGrant(db: Database, token: string, now: Date): Promise<string | null> {
  const grant = await db
    .selectFrom('reset_grants')
    .select('student_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return grant?.student_id ?? null
}

/**
 * Sets the password and ends every session, code and grant of the student. False when the grant was
 * used in the meantime.
 */
export async function applyGrant(
  db: Database,
  token: string,
  studentId: string,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('reset_grants')
      .where('token_hash', '=', hashToken(token))
      .returning('student_id')
      .executeTakeFirst()
    if (used === undefined) return false
    await setPasswordHash(trx, studentId, passwordHash)
    await endSessionsOf(trx, studentId)
    await trx.deleteFrom('reset_codes').where('student_id', '=', studentId).execute()
    await trx.deleteFrom('reset_grants').where('student_id', '=', studentId).execute()
    return true
  })
}
