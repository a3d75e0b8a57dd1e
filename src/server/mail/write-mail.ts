import type { Mail } from './mailer.ts'
import type { MailTemplates, Pieces } from './templates.ts'

/** A mail as it is read: its text, and the same in HTML where the school's words are known. */
export type WrittenMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** Fills the values of a mail into its words. A value can bring neither a line nor a tag of its own. */
export function writeMail({ mail, to, values }: Mail, templates: MailTemplates): WrittenMail {
  const { subject, text, html } = templates[mail]
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

/** Without line breaks, control characters, and the marks that turn the direction of what follows. */
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
