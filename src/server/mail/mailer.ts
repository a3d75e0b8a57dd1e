import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND_MS, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** One plain-text mail. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mails. @throws when a mail could not be handed over */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }

/** How long a mail server may take to answer. */
const SMTP_TIMEOUT_MS = 30 * SECOND_MS

/** Where no mail server is configured: each mail becomes a file that any mail program can open. */
export function outboxMailer(folder: string, { clock, log }: { clock: Clock; log: Log }): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail, not at start.
      const { createTransport } = await import('nodemailer')
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const date = clock.now()
      const { message } = await writer.sendMail({ from: 'portal@localhost', date, ...mail })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      // Only the owner may read it: it may open an account.
      await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' })
      log.info(`Mail to ${mail.to}: ${join(folder, name)}`)
    },
  }
}

/**
 * @param server.url smtp:// or smtps://, with user and password where the server asks for them
 * @param server.from the sender's address
 */
export function smtpMailer(server: { url: string; from: string }): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url: server.url,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      })
      await transport.sendMail({ from: server.from, ...mail })
    },
  }
}
