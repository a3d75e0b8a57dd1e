import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32
const RESET_CODE_DIGITS = 8

/** A secret that nobody can guess, for a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database keeps of a token: enough to recognise it, useless to a thief. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** The eight digits that are mailed to a student who forgot the password. */
export function newResetCode(): string {
  return String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0')
}

/**
 * What the database keeps of a reset code. It takes the browser's token, which the database does not
 * hold, so that a thief of the database cannot try all codes on it, and the server need not hash slowly.
 */
export function hashCode(code: string, token: string): string {
  return createHmac('sha256', token).update(code).digest('base64url')
}
