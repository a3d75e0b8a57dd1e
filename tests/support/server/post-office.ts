import type { Mail, Mailer } from '../../../src/server/mail/mailer.ts'

export type PostOffice = {
  readonly mailer: Mailer
  /** Every mail that was sent, the newest last. */
  readonly mails: readonly Mail[]
  /** The reset code of the newest mail. */
  readonly latestCode: () => string
  /** From now on every mail is refused. */
  readonly goOnStrike: () => void
}

export function openPostOffice(): PostOffice {
  const mails: Mail[] = []
  let onStrike = false
  return {
    mails,
    mailer: {
      async send(mail) {
        if (onStrike) throw new Error('The post office is on strike')
        mails.push(mail)
      },
    },
    latestCode() {
      const code = /^ +(\d{8})$/m.exec(mails.at(-1)?.text ?? '')?.[1]
      if (code === undefined) throw new Error('No mail with a code was sent')
      return code
    },
    goOnStrike() {
      onStrike = true
    },
  }
}
