import type { Sender } from '../settings/smtp-settings.ts'
import type { WrittenMail } from './write-mail.ts'

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
