import { createTransport } from 'nodemailer'
import { SECOND_MS } from '../clock.ts'
import type { Log } from '../log.ts'
import { mailOptions } from './write-mail.ts'
import { MOST_AT_ONCE } from './mail-queue.ts'
import type { Transport } from './mailer.ts'
import { maskAddress } from './mask.ts'
import { reasonOf } from './refusal.ts'
import type { Sender, SmtpServer } from '../settings/smtp-settings.ts'

/** How long a mail server may take to answer. */
const SMTP_TIMEOUT_MS = 30 * SECOND_MS
const CONNECTION = {
  connectionTimeout: SMTP_TIMEOUT_MS,
  greetingTimeout: SMTP_TIMEOUT_MS,
  socketTimeout: SMTP_TIMEOUT_MS,
}

type Settings = { readonly server: SmtpServer; readonly from: Sender }

/** Sends mails over a pool of connections. It connects at the first mail. */
export function smtpTransport({ server, from }: Settings, log: Log): Transport {
  const pool = createTransport({
    pool: true,
    maxConnections: MOST_AT_ONCE,
    ...CONNECTION,
    ...server,
  })
  return {
    async send(mail, { id, school }) {
      const domain = from.address.replace(/^.*@/, '')
      // A mail that was taken without an answer is tried again: mail programs show one of the two.
      await pool.sendMail({ ...mailOptions(mail, from, school), messageId: `<${id}@${domain}>` })
      log.info(`The mail server took a mail to ${maskAddress(mail.to)}.`)
    },
    close: () => pool.transporter.close?.({ force: true }),
  }
}

/**
 * Sends one mail over its own connection.
 * @returns null, or why the mail server did not take it, without addresses and codes
 */
export async function sendAtOnce(
  { server, from }: Settings,
  mail: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<string | null> {
  try {
    const message = mailOptions({ ...mail, html: null }, from, null)
    await createTransport({ ...CONNECTION, ...server }).sendMail(message)
    return null
  } catch (cause) {
    return reasonOf(cause)
  }
}
