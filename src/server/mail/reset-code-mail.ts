import { MINUTE_MS } from '../clock.ts'
import type { Mail } from './mailer.ts'
import { RESET_CODE_MS } from '../store/password-reset.ts'

/** The mail that carries a reset code. Its lines are short, so that nothing on the way folds them. */
export function resetCodeMail(student: { email: string; fullName: string }, code: string): Mail {
  return {
    to: student.email,
    subject: 'Your code for a new password',
    text: `Hello ${student.fullName},

you asked for a new password for the student portal. Your code is:

    ${code}

It can be used once, within the next ${RESET_CODE_MS / MINUTE_MS} minutes.
Please give it to nobody.

If you did not ask for it, you need do nothing: your password stays
as it is.
`,
  }
}
