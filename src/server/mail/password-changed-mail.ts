import type { Mail } from './mailer.ts'

/** Tells a student that the password was changed. */
export function passwordChangedMail(student: { email: string; fullName: string }): Mail {
  return { mail: 'password-changed', to: student.email, values: { name: student.fullName } }
}
