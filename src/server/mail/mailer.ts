/** The mails that the server sends, each with the values that its words can name. */
export const MAIL_VALUES = {
  'reset-code': ['name', 'code', 'minutes'],
  'password-changed': ['name'],
} as const

export type MailName = keyof typeof MAIL_VALUES

/** A mail as a route asks for it: its words are the school's. */
export type Mail = {
  [Name in MailName]: {
    readonly mail: Name
    readonly to: string
    readonly values: Readonly<Record<(typeof MAIL_VALUES)[Name][number], string>>
  }
}[MailName]

/** Sends mails. What could not be handed over is told in the log. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }
