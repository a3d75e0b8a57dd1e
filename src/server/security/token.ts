import { createHash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32
const RESET_CODE_DIGITS = 6

/** A secret that nobody can guess, for a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database keeps of a token: enough to recognise it, useless to a thief. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The six digits that are mailed to a student who forgot the password. */
export function newResetCode(): string {
  return String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0')
}
