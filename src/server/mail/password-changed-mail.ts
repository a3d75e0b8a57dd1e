import type { Mail } from './mailer.ts'

/** The mail by which a student learns that a new password was set. */
export function passwordChangedMail(student: { email: string; fullName: string }): Mail {
  return { mail: 'password-changed', to: student.email, values: { name: student.fullName } }
}
