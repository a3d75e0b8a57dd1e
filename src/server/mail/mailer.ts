/** The mails of the server, each with the values that its text can use. */
export const MAIL_VALUES = {
  'reset-code': ['name', 'code', 'minutes'],
  'password-changed': ['name'],
  'task-received': ['name', 'task', 'time', 'document_link', 'video_link', 'task_address'],
  'task-due': ['name', 'task', 'due', 'task_address'],
} as const

/** A school may leave these out. */
export const OPTIONAL_MAILS = ['task-received', 'task-due'] as const

export type MailName = keyof typeof MAIL_VALUES

/** A mail as a route sends it. Its text comes from a template. */
export type Mail = {
  [Name in MailName]: {
    readonly mail: Name
    readonly to: string
    readonly values: Readonly<Record<(typeof MAIL_VALUES)[Name][number], string>>
  }
}[MailName]

/** Sends mails, and logs those that failed. */
export type Mailer = {
  /** @returns whether the mail was taken */
  readonly send: (mail: Mail) => Promise<boolean>
}
