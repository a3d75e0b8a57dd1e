import { MAIL_VALUES, type MailName } from '../../../src/server/mail/mailer.ts'

// The mails that content words: which there are is the server's to say, because it sends them.

export const MAIL_NAMES = Object.keys(MAIL_VALUES) as readonly MailName[]

/** The values that only the server can print, as texts name them; none of a mail that it does not send. */
export function valuesOfMail(name: string): ReadonlySet<string> {
  return new Set<string>(isMailName(name) ? MAIL_VALUES[name] : [])
}

/** The value without which a mail is of no use. */
export const NEEDED: Readonly<Partial<Record<MailName, string>>> = { 'reset-code': 'code' }

export function isMailName(name: string): name is MailName {
  return Object.hasOwn(MAIL_VALUES, name)
}

export function mailFile(name: string): string {
  return `content/mail/${name}.md`
}
