import { MAIL_VALUES, type MailTemplates } from '../../../src/content/mail-template.ts'
import { type Transport } from '../../../src/server/mail/mailer.ts'
import { PLAIN_TEMPLATES } from '../../../src/server/built/plain-mails.ts'
import type { WrittenMail } from '../../../src/server/mail/write-mail.ts'

/** Every value of a mail that a school may leave out, each on a line. */
export const TEMPLATES: MailTemplates = {
  ...PLAIN_TEMPLATES,
  'task-received': {
    subject: 'Your task has arrived',
    text: MAIL_VALUES['task-received'].flatMap((value) => [{ value }, '\n']),
    html: null,
  },
  'task-due': {
    subject: 'A task is due soon',
    text: MAIL_VALUES['task-due'].flatMap((value) => [{ value }, '\n']),
    html: null,
  },
}

/** A fake mail server. */
export function openPostOffice() {
  const mails: WrittenMail[] = []
  let onStrike = false
  let held = Promise.resolve()
  const transport: Transport = {
    async send(mail) {
      await held
      if (onStrike) throw new Error('The post office is on strike')
      mails.push(mail)
    },
    close: () => {},
  }
  return {
    /** Every mail that was sent, the newest last. */
    mails: mails as readonly WrittenMail[],
    transport,
    /** The reset code of the newest mail. */
    latestCode(): string {
      const code = /^ +(\d{8})$/m.exec(mails.at(-1)?.text ?? '')?.[1]
      if (code === undefined) throw new Error('No mail with a code was sent')
      return code
    },
    /** Keeps every mail from now on, until it is told to go on. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return { goOn: resolve }
    },
    /** From now on every mail is refused. */
    goOnStrike(): void {
      onStrike = true
    },
  }
}
