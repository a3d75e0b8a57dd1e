import type { Mail } from './mailer.ts'
import type { MailTemplates, Pieces } from './templates.ts'

/** A rendered mail; html is null without the school's templates. */
export type WrittenMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** Renders a mail. A value can add neither a line break nor a tag. */
export function writeMail({ mail, to, values }: Mail, templates: MailTemplates): WrittenMail {
  const template = templates[mail]
  if (template === undefined) throw new Error(`The school has no mail ${mail}`)
  const { subject, text, html } = template
  const known: Readonly<Record<string, string>> = values
  const fill = (pieces: Pieces, write: (value: string) => string): string =>
    pieces
      .map((piece) =>
        typeof piece === 'string' ? piece : write(oneLine(known[piece.value] ?? '')),
      )
      .join('')
  return {
    to,
    subject,
    text: fill(text, (value) => value),
    html: html && fill(html, escapeHtml),
  }
}

/** Without line breaks, control characters and marks of text direction. */
function oneLine(value: string): string {
  return value.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
