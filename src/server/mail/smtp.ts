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
 * Without encryption nothing leaves this machine: whoever strips it on the way would read the password
 * of the mail server and every code. An owner whose own network has a mail server without it says so by
 * requireTLS=false in the address.
 */
function optionsOf(url: string) {
  const isHere = /^smtp:\/\/(?:[^@/]*@)?(?:localhost|127\.[\d.]+|\[::1\])(?=[:/?]|$)/i.test(url)
  const isWaived = /[?&]requireTLS=false(?:&|$)/i.test(url)
  return { url, ...CONNECTION, requireTLS: !isHere && !isWaived }
}
/** Connections to the mail server at one time; many providers take few. */
const MOST_CONNECTIONS = 3
/** How long a mail waits before each further try. All together is less than a code lives. */
const RETRY_AFTER_MS = [5 * SECOND_MS, 30 * SECOND_MS, 120 * SECOND_MS]
/** What is still being handed over when the server stops has this long. */
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
}

/**
 * Hands mails to a mail server, over a few connections that stay open. A mail that is not taken is tried
 * again. It waits in memory alone: nothing that opens an account is written down.
 */
export function smtpMailer(
  { url, from }: MailServer,
  { log, school, retryAfterMs = RETRY_AFTER_MS }: Parts,
): Mailer & {
  /**
   * Gives what waits a last try, then closes the connections.
   * @param work resolves when no further mail will come
   */
  readonly close: (work?: Promise<unknown>) => Promise<void>
} {
  let opening: ReturnType<typeof openPool> | undefined
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function deliver(mail: Mail): Promise<void> {
    const written = mailOptions(writeMail(mail, school.mails), from, school.name)
    const said = `A mail to ${maskAddress(mail.to)} was not taken`
    for (const delay of [...retryAfterMs, null]) {
      try {
        opening ??= openPool(url)
        await (await opening).sendMail(written)
        return
      } catch (cause) {
        if (delay === null || isForGood(cause) || stopping.signal.aborted) {
          log.problem(`${said} and is given up:`, maskReason(cause))
          return
        }
        log.problem(`${said}. The next try is in ${delay / SECOND_MS} s:`, maskReason(cause))
        await pause(delay, stopping.signal)
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
      await Promise.race([work, sleep(CLOSE_MS, null, { ref: false })])
      const pool = await opening
      pool?.transporter.close?.({ force: true })
      await Promise.all(underWay)
    },
  }
}

/**
 * Hands one mail over by a connection of its own.
 * @throws when it is not taken
 */
export async function sendAtOnce(
  { url, from }: MailServer,
  mail: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<void> {
  const { createTransport } = await import('nodemailer')
  await createTransport(optionsOf(url)).sendMail({ from, ...mail })
}

async function openPool(url: string) {
  // Loaded with the first mail, not at start.
  const { createTransport } = await import('nodemailer')
  return createTransport({ pool: true, maxConnections: MOST_CONNECTIONS, ...optionsOf(url) })
}

/** Whether the mail server has said that it will never take this mail (RFC 5321, 4.2.1). */
function isForGood(cause: unknown): boolean {
  const { responseCode = 0 } = Object(cause) as { responseCode?: number }
  // 503 is about the order of commands, not about the mail.
  return responseCode >= 500 && responseCode !== 503
}

/** Waits, but not longer than until the server stops. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    stop.addEventListener('abort', end, { once: true })
  })
}
