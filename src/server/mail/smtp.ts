import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from '../clock.ts'
import type { Log } from '../log.ts'
import type { SchoolFile } from '../school-file.ts'
import { mailOptions } from './mail-options.ts'
import type { Mail, Mailer } from './mailer.ts'
import { maskAddress, maskReason } from './mask.ts'
import { writeMail } from './write-mail.ts'

/** How long a mail server may take to answer. */
const SMTP_TIMEOUT_MS = 30 * SECOND_MS
const CONNECTION = {
  connectionTimeout: SMTP_TIMEOUT_MS,
  greetingTimeout: SMTP_TIMEOUT_MS,
  socketTimeout: SMTP_TIMEOUT_MS,
}

/**
 * Requires encryption for other machines: without it, an attacker on the network could read the mail server's
 * password and every code. An owner can waive it with requireTLS=false in the address.
 */
function optionsOf(url: string) {
  const isLocal = /^smtp:\/\/(?:[^@/]*@)?(?:localhost|127\.[\d.]+|\[::1\])(?=[:/?]|$)/i.test(url)
  const isWaived = /[?&]requireTLS=false(?:&|$)/i.test(url)
  return { url, ...CONNECTION, requireTLS: !isLocal && !isWaived }
}
/** Connections at one time; many providers allow few. */
const MOST_CONNECTIONS = 3
/** The delay before each retry; together less than a code lives. */
const RETRY_AFTER_MS = [5 * SECOND_MS, 30 * SECOND_MS, 120 * SECOND_MS]
/** How long mails may still take when the server stops. */
const CLOSE_MS = 3 * SECOND_MS

type MailServer = {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  readonly url: string
  /** The sender's address. */
  readonly from: string
}

type Parts = {
  readonly log: Log
  readonly school: SchoolFile
  readonly retryAfterMs?: readonly number[]
  readonly closeMs?: number
}

/** Sends mails over a pool of connections, with retries. Mails, which hold codes, wait in memory. */
export function smtpMailer(
  { url, from }: MailServer,
  { log, school, retryAfterMs = RETRY_AFTER_MS, closeMs = CLOSE_MS }: Parts,
): Mailer & {
  /**
   * Tries all waiting mails once more, then closes the connections.
   * @param work resolves when no further mail will come
   */
  readonly close: (work?: Promise<unknown>) => Promise<void>
} {
  let opening: ReturnType<typeof openPool> | undefined
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function deliver(mail: Mail): Promise<void> {
    const written = mailOptions(writeMail(mail, school.mails), from, school.name)
    const said = `A mail to ${maskAddress(mail.to)} could not be sent`
    for (const delay of [...retryAfterMs, null]) {
      try {
        opening ??= openPool(url)
        await (await opening).sendMail(written)
        return
      } catch (cause) {
        if (delay === null || isPermanent(cause) || stopping.signal.aborted) {
          log.problem(`${said} and is given up:`, maskReason(cause))
          return
        }
        log.problem(`${said}. The next try is in ${delay / SECOND_MS} s:`, maskReason(cause))
        // Rejects when the server stops.
        await sleep(delay, null, { signal: stopping.signal }).catch(() => null)
      }
    }
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
      const pool = await opening
      pool?.transporter.close?.({ force: true })
      await Promise.all(underWay)
    },
  }
}

/**
 * Sends one mail over its own connection.
 * @throws when the mail server refuses it
 */
export async function sendAtOnce(
  { url, from }: MailServer,
  mail: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<void> {
  const { createTransport } = await import('nodemailer')
  await createTransport(optionsOf(url)).sendMail({ from, ...mail })
}

async function openPool(url: string) {
  // Loaded on first use, not at start.
  const { createTransport } = await import('nodemailer')
  return createTransport({ pool: true, maxConnections: MOST_CONNECTIONS, ...optionsOf(url) })
}

/** Whether the mail server refuses the mail permanently (RFC 5321, 4.2.1). */
function isPermanent(cause: unknown): boolean {
  const { responseCode = 0 } = Object(cause) as { responseCode?: number }
  // 503 is about the order of commands, not about the mail.
  return responseCode >= 500 && responseCode !== 503
}
