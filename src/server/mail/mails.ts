import { MINUTE_MS } from '../clock.ts'
import { RESET_CODE_MS } from '../store/password-reset.ts'
import type { Mail } from './mailer.ts'

type Recipient = { readonly email: string; readonly fullName: string }

export function resetCodeMail(student: Recipient, code: string): Mail {
  const minutes = String(RESET_CODE_MS / MINUTE_MS)
  const values = { name: student.fullName, code, minutes }
  return { mail: 'reset-code', to: student.email, values }
}

/** Tells a student that the password was changed. */
export function passwordChangedMail({ email, fullName }: Recipient): Mail {
  return { mail: 'password-changed', to: email, values: { name: fullName } }
}
