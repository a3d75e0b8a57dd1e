import type { MAIL_VALUES, MailName } from '../../content/mail-template.ts'
import type { UnsentMail } from '../store/waiting-mails.ts'
import type { WrittenMail } from './write-mail.ts'

/** Known only when the mail is sent. */
type LateValue = 'name' | 'minutes'

/** A mail as a route adds it to those that wait. Its text comes from a template. */
export type Mail = {
  [Name in MailName]: UnsentMail<Name> & {
    readonly values: Readonly<
      Record<Exclude<(typeof MAIL_VALUES)[Name][number], LateValue>, string>
    >
  }
}[MailName]

/** A mail server, or what stands in for it. */
export type Transport = {
  /**
   * @param about.id the same at each try of a mail
   * @param about.school the school's name; null when unknown
   * @throws when the mail was not taken
   */
  readonly send: (
    mail: WrittenMail,
    about: { readonly id: string; readonly school: string | null },
  ) => Promise<void>
  /** Breaks off what is under way. */
  readonly close: () => void
}
