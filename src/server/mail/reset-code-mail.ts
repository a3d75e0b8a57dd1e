import { MINUTE_MS } from '../clock.ts'
import { RESET_CODE_MS } from '../store/password-reset.ts'
import type { Mail } from './mailer.ts'

/** The mail that carries a reset code. */
export function resetCodeMail(student: { email: string; fullName: string }, code: string): Mail {
  const minutes = String(RESET_CODE_MS / MINUTE_MS)
  const values = { name: student.fullName, code, minutes }
  return { mail: 'reset-code', to: student.email, values }
}
