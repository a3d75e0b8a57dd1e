import type { WrittenMail } from './write-mail.ts'

/**
 * A written mail as nodemailer takes it. An address is handed over as one, so that nothing in it is read
 * as a second one.
 * @param from the sender as it is configured: 'portal@example.org', or with a name in front
 * @param school the school's name, which stands for a sender without a name; null where it is not known
 */
export function mailOptions(mail: WrittenMail, from: string, school: string | null) {
  const { to, subject, text, html } = mail
  return {
    from: school === null || from.includes('<') ? from : { name: school, address: from },
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== null && { html }),
    // RFC 3834: whoever is away sends no answer to it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
