import { createTransport } from 'nodemailer'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '../clock.ts'
import type { Log } from '../log.ts'
import type { SchoolFile } from '../school-file.ts'
import { isUntrusted } from '../start-error.ts'
import { mailOptions } from './mail-options.ts'
import type { Mail, Mailer } from './mailer.ts'
import { maskAddress, maskReason } from './mask.ts'
import type { Sender, SmtpServer } from './smtp-settings.ts'
import { writeMail } from './write-mail.ts'

/** How long a mail server may take to answer. */
const SMTP_TIMEOUT_MS = 30 * SECOND_MS
const CONNECTION = {
  connectionTimeout: SMTP_TIMEOUT_MS,
  greetingTimeout: SMTP_TIMEOUT_MS,
  socketTimeout: SMTP_TIMEOUT_MS,
}

/** Connections at one time; many providers allow few. */
const MOST_CONNECTIONS = 3
/** The delay before each retry; together less than a code lives. */
const RETRY_AFTER_MS = [5 * SECOND_MS, 30 * SECOND_MS, 120 * SECOND_MS]
/** How long mails may still take when the server stops. */
const CLOSE_MS = 3 * SECOND_MS

type Settings = { readonly server: SmtpServer; readonly from: Sender }

type Parts = {
  readonly log: Log
  readonly school: () => SchoolFile
  readonly retryAfterMs?: readonly number[]
  readonly closeMs?: number
}

/** Sends mails over a pool of connections, with retries. Mails, which hold codes, wait in memory. */
export function smtpMailer(
  { server, from }: Settings,
  { log, school, retryAfterMs = RETRY_AFTER_MS, closeMs = CLOSE_MS }: Parts,
): Mailer & {
  /**
   * Tries all waiting mails once more, then closes the connections.
   * @param work resolves when no further mail will come
   */
  readonly close: (work?: Promise<unknown>) => Promise<void>
} {
  // Connects at the first mail.
  const pool = createTransport({
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    ...CONNECTION,
    ...server,
  })
  const stopping = new AbortController()
  const underWay = new Set<Promise<boolean>>()

  async function deliver(mail: Mail): Promise<boolean> {
    const { mails, name } = school()
    const written = mailOptions(writeMail(mail, mails), from, name)
    const said = `A mail to ${maskAddress(mail.to)} could not be sent`
    for (const delay of [...retryAfterMs, null]) {
      try {
        await pool.sendMail(written)
        log.info(`The mail server took a mail to ${maskAddress(mail.to)}.`)
        return true
      } catch (cause) {
        if (delay === null || isPermanent(cause) || stopping.signal.aborted) {
          log.problem(`${said} and is given up:`, reasonOf(cause))
          return false
        }
        log.problem(`${said}. The next try is in ${delay / SECOND_MS} s:`, reasonOf(cause))
        // Rejects when the server stops.
        await sleep(delay, null, { signal: stopping.signal }).catch(() => null)
      }
    }
    return false
  }

  return {
    send(mail) {
      const sending = deliver(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
      return sending
    },
    async close(work = Promise.all(underWay)) {
      stopping.abort()
      await Promise.race([work, sleep(closeMs, null, { ref: false })])
      pool.transporter.close?.({ force: true })
      await Promise.all(underWay)
    },
  }
}

/**
 * Sends one mail over its own connection.
 * @throws when the mail server refuses it
 */
export async function sendAtOnce(
  { server, from }: Settings,
  mail: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<void> {
  const written = mailOptions({ ...mail, html: null }, from, null)
  await createTransport({ ...CONNECTION, ...server }).sendMail(written)
}

function reasonOf(cause: unknown): string {
  return isUntrusted(cause) ? `${maskReason(cause)}. ${OWN_AUTHORITY}` : maskReason(cause)
}

const OWN_AUTHORITY =
  'If the school has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to the file with its certificate.'

/** Whether the mail server refuses the mail permanently (RFC 5321, 4.2.1). */
function isPermanent(cause: unknown): boolean {
  const { responseCode = 0 } = Object(cause) as { responseCode?: number }
  // 503 is about the order of commands, not about the mail.
  return responseCode >= 500 && responseCode !== 503
}
