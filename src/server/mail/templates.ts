import * as z from 'zod'
import { MAIL_VALUES, type MailName } from './mailer.ts'

// The words of a mail with places for its values, as the build writes them into school.json.

const piecesOf = (mail: MailName) =>
  z.array(z.union([z.string(), z.strictObject({ value: z.enum(MAIL_VALUES[mail]) })]))

const templateOf = (mail: MailName) =>
  z.strictObject({
    subject: z.string(),
    text: piecesOf(mail),
    html: piecesOf(mail).nullable(),
  })

export const mailTemplates = z.strictObject({
  'reset-code': templateOf('reset-code'),
  'password-changed': templateOf('password-changed'),
})

export type MailTemplates = z.output<typeof mailTemplates>
export type MailTemplate = MailTemplates[MailName]
/** Words, and the values between them. */
export type Pieces = MailTemplate['text']

/** For a server that stands alone, without a built portal. The lines are short: nothing folds them. */
export const PLAIN_TEMPLATES: MailTemplates = {
  'reset-code': {
    subject: 'Your code for a new password',
    text: [
      'Hello ',
      { value: 'name' },
      ',\n\nyou asked for a new password for the student portal. Your code is:\n\n    ',
      { value: 'code' },
      '\n\nEnter it in the browser in which you asked for it,\nwithin the next ',
      { value: 'minutes' },
      ' minutes. It can be used once.\nPlease give it to nobody.\n\n' +
        'If you did not ask for it, you need do nothing: your password stays\nas it is.\n',
    ],
    html: null,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: [
      'Hello ',
      { value: 'name' },
      ',\n\nyour password for the student portal has just been changed, and you were\n' +
        'signed out everywhere. If that was you, you need do nothing.\n\n' +
        'If it was not you, choose a new password at once: press Forgot Password\n' +
        'where you sign in. Then tell the school.\n',
    ],
    html: null,
  },
}
