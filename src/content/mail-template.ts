import * as v from 'valibot'

// Mail templates, as the build writes them for the server.

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

const piecesOf = (mail: MailName) =>
  v.array(v.union([v.string(), v.strictObject({ value: v.picklist(MAIL_VALUES[mail]) })]))

const templateOf = (mail: MailName) =>
  v.strictObject({
    subject: v.string(),
    text: piecesOf(mail),
    html: v.nullable(piecesOf(mail)),
  })

export const mailTemplates = v.strictObject({
  'reset-code': templateOf('reset-code'),
  'password-changed': templateOf('password-changed'),
  'task-received': v.optional(templateOf('task-received')),
  'task-due': v.optional(templateOf('task-due')),
})

export type MailTemplates = v.InferOutput<typeof mailTemplates>
export type MailTemplate = NonNullable<MailTemplates[MailName]>
/** Words, and the values between them. */
export type Pieces = MailTemplate['text']
