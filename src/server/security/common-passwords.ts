import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The least that a new password has, in characters: what NIST SP 800-63B asks of one. */
const MIN_LENGTH = 8

const FILE = join(import.meta.dirname, 'common-passwords.txt')
let common: ReadonlySet<string> | undefined

/** Why nobody should sign in with this password; null when it is as good as the school asks for. */
export function weaknessOf(password: string): string | null {
  if (Array.from(password).length < MIN_LENGTH) {
    return `Please choose a password of at least ${MIN_LENGTH} characters.`
  }
  // Read with the first new password, not at start.
  common ??= new Set(readFileSync(FILE, 'utf8').split(/\r?\n/))
  if (!common.has(password.normalize('NFKC').toLowerCase())) return null
  return 'Many people use this password, so it is easy to guess. Please choose another.'
}
