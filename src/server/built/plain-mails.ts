import type { MailTemplates } from '../../content/mail-template.ts'

/** For a server without a built portal. The lines are short, because nothing wraps them. */
export const PLAIN_TEMPLATES: MailTemplates = {
  'reset-code': {
    subject: 'Your code for a new password',
    text: [
      'Hello ',
      { value: 'name' },
      ',\n\nyou asked for a new password for the student portal. Your code is:\n\n    ',
      { value: 'code' },
      '\n\nEnter it within ',
      { value: 'minutes' },
      ' minutes, in the same browser in which you\nasked for it. It works only once.\n' +
        "Don't share it. We never ask for it by phone or email.\n\n" +
        'If you did not ask for it, you can ignore this email. Your password\nstays the same.\n',
    ],
    html: null,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: [
      'Hello ',
      { value: 'name' },
      ',\n\nyour password for the student portal has just been changed, and you were\n' +
        'signed out everywhere. If that was you, you can ignore this email.\n\n' +
        'If it was not you, set a new password straight away: choose Forgot\n' +
        'Password where you sign in. Then tell the school.\n',
    ],
    html: null,
  },
}
