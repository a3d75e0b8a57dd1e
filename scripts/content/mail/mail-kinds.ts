import { MAIL_VALUES, OPTIONAL_MAILS, type MailName } from '../../../src/content/mail-template.ts'

// The server sends the mails, so it says which mails there are and which values they can name.

export const MAIL_NAMES = Object.keys(MAIL_VALUES) as readonly MailName[]

/** A school needs these. */
export const REQUIRED_MAILS = MAIL_NAMES.filter(
  (name) => !(OPTIONAL_MAILS as readonly MailName[]).includes(name),
)

export function isMailName(name: string): name is MailName {
  return Object.hasOwn(MAIL_VALUES, name)
}

/** The values that only the server can fill in, as the text of a mail names them. */
export function valuesOfMail(name: MailName): ReadonlySet<string> {
  return new Set<string>(MAIL_VALUES[name])
}
