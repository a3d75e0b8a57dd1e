import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In characters (NIST SP 800-63B). */
const MIN_LENGTH = 8

const FILE = join(import.meta.dirname, 'common-passwords.txt')
let common: ReadonlySet<string> | undefined

/** Why this password is too weak; null when it is fine. */
export function weaknessOf(password: string): string | null {
  if (Array.from(password).length < MIN_LENGTH) {
    return `Please choose a password of at least ${MIN_LENGTH} characters.`
  }
  // Read on first use, not at start.
  common ??= new Set(readFileSync(FILE, 'utf8').split(/\r?\n/))
  if (!common.has(password.normalize('NFKC').toLowerCase())) return null
  return 'Many people use this password, so it is easy to guess. Please choose another.'
}
