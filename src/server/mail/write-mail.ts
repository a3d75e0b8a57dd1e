import type { MailName, MailTemplates, Pieces } from '../../content/mail-template.ts'
import { MINUTE_MS } from '../clock.ts'
import type { UnsentMail } from '../store/waiting-mails.ts'
import type { Sender } from '../settings/smtp-settings.ts'

export type WrittenMail = ReturnType<typeof writeMail>

/**
 * Renders a mail for a student. A value can add neither a line break nor a tag.
 * @param at when it is sent: the text names the minutes that are left
 */
export function writeMail(
  { mail, to, values, until }: UnsentMail<MailName>,
  fullName: string,
  at: Date,
  templates: MailTemplates,
) {
  const minutesLeft = Math.round((until.getTime() - at.getTime()) / MINUTE_MS)
  const texts: Readonly<Record<string, string>> = {
    ...values,
    name: fullName,
    minutes: String(Math.max(1, minutesLeft)),
  }
  const template = templates[mail]
  if (template === undefined) throw new Error(`The school has no mail ${mail}`)
  const { subject, text, html } = template
  const fill = (pieces: Pieces, write: (value: string) => string): string =>
    pieces
      .map((piece) =>
        typeof piece === 'string' ? piece : write(oneLine(texts[piece.value] ?? '')),
      )
      .join('')
  return {
    to,
    subject,
    text: fill(text, (value) => value),
    /** null without the school's templates. */
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

/**
 * A mail for nodemailer. The address is an object, so that nodemailer cannot read a second one in it.
 * @param school the school's name, for a sender without one; null when unknown
 */
export function mailOptions(mail: WrittenMail, from: Sender, school: string | null) {
  const { to, subject, text, html } = mail
  return {
    from: { name: from.name || (school ?? ''), address: from.address },
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== null && { html }),
    // RFC 3834: prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
