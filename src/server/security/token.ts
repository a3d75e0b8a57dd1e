import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'

const TOKEN_BYTES = 32
const RESET_CODE_DIGITS = 8

/** A secret that nobody can guess, for a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** A text's SHA-256, in base64url. A token is stored only so: it is useless to a thief of the database. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url')
}

/** The eight digits that are mailed to a student. */
export function newResetCode(): string {
  return String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0')
}

/**
 * The stored form of a reset code. The key is the browser's token, which is not in the database: so a thief
 * of the database cannot try all codes, and a fast hash is enough.
 */
export function hashCode(code: string, token: string): string {
  return createHmac('sha256', token).update(code).digest('base64url')
}
