import type { Mailer } from '../../../src/server/mail/mailer.ts'
import { PLAIN_TEMPLATES } from '../../../src/server/mail/templates.ts'
import { writeMail, type WrittenMail } from '../../../src/server/mail/write-mail.ts'

export type PostOffice = {
  readonly mailer: Mailer
  /** Every mail that was sent, the newest last. */
  readonly mails: readonly WrittenMail[]
  /** The reset code of the newest mail. */
  readonly latestCode: () => string
  /** Keeps every mail from now on, until it is told to go on. */
  readonly hold: () => { readonly goOn: () => void }
  /** From now on every mail is refused. */
  readonly goOnStrike: () => void
}

export function openPostOffice(): PostOffice {
  const mails: WrittenMail[] = []
  let onStrike = false
  let held = Promise.resolve()
  return {
    mails,
    mailer: {
      async send(mail) {
        await held
        if (onStrike) throw new Error('The post office is on strike')
        mails.push(writeMail(mail, PLAIN_TEMPLATES))
      },
    },
    latestCode() {
      const code = /^ +(\d{8})$/m.exec(mails.at(-1)?.text ?? '')?.[1]
      if (code === undefined) throw new Error('No mail with a code was sent')
      return code
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return { goOn: resolve }
    },
    goOnStrike() {
      onStrike = true
    },
  }
}
