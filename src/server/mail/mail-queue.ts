import type { MailName } from '../../content/mail-template.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS, MINUTE_MS, SECOND_MS, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { SchoolFile } from '../built/school-file.ts'
import type { Database } from '../store/database.ts'
import { findStudent } from '../store/students.ts'
import {
  claimMail,
  mailWasTaken,
  postponeMail,
  refuseMail,
  removeMail,
  type ClaimedMail,
} from '../store/waiting-mails.ts'
import type { Transport } from './mailer.ts'
import { maskAddress } from './mask.ts'
import { isPermanent, reasonOf } from './refusal.ts'
import { writeMail } from './write-mail.ts'

/** Many mail servers allow few connections. */
export const MOST_AT_ONCE = 3
/** Another server may have added a mail. */
const POLL_EVERY_MS = 5 * SECOND_MS
const FIRST_PAUSE_MS = 5 * SECOND_MS
/** How long mails that are under way may still take when the server stops. */
const CLOSE_MS = 3 * SECOND_MS

export type MailParts = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** As it is now: a reload may bring other texts. */
  readonly school: () => SchoolFile
}

type Options = {
  /** A new mail leaves at a random moment within this time, in ms. */
  readonly withinMs?: number
  readonly closeMs?: number
}

/** Sends the mails of some kinds that wait in the database, until each is taken, refused for good or of no use. */
export function createMailQueue(
  { db, clock, log, school }: MailParts,
  kinds: readonly MailName[],
  transport: Transport,
  { withinMs = 0, closeMs = CLOSE_MS }: Options = {},
) {
  const stopping = new AbortController()
  const workers = new Set<Promise<void>>()
  const awaking = new Set<Promise<void>>()
  let isFailing = false

  async function work(): Promise<void> {
    try {
      while (!stopping.signal.aborted) {
        const mail = await claimMail(db, kinds, clock.now())
        isFailing = false
        if (mail === null) return
        start() // for the next mail
        await deliver(mail)
      }
    } catch (cause) {
      if (!isFailing) log.problem('Sending mails failed.', cause)
      isFailing = true
    }
  }

  function start(): void {
    if (stopping.signal.aborted || workers.size >= MOST_AT_ONCE) return
    const worker = work().finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function deliver(waiting: ClaimedMail<MailName>): Promise<void> {
    const { id, mail, to, until, tries } = waiting
    const student = (await findStudent(db, to))?.student
    // Nobody has this address, or not any more.
    if (student === undefined) return removeMail(db, id)
    if (mail === 'reset-code' && tries === 1) log.event('reset-code', { student: student.id })
    const what = `The mail ${mail} of student ${student.id}`
    try {
      const { mails, name } = school()
      const mail = writeMail(waiting, student.fullName, clock.now(), mails)
      await transport.send(mail, { id, school: name })
    } catch (cause) {
      const reason = reasonOf(cause)
      const now = clock.now()
      const nextTry = new Date(now.getTime() + pauseAfter(tries, mail))
      if (isPermanent(cause)) {
        const isNew = await refuseMail(db, waiting, reason, now)
        if (isNew) log.problem(`${what} is refused for good by ${maskAddress(to)}:`, reason)
      } else if (nextTry < until) {
        await postponeMail(db, id, reason, nextTry)
        const again = `could not be sent. It is tried again until ${until.toISOString()}:`
        if (tries === 1) log.problem(`${what} ${again}`, reason)
      } else {
        await removeMail(db, id)
        log.problem(`${what} could not be sent and is given up:`, reason)
      }
      return
    }
    await mailWasTaken(db, waiting)
  }

  const timer = setInterval(start, POLL_EVERY_MS)
  timer.unref()
  start()

  const done = async () => {
    while (awaking.size + workers.size > 0) await Promise.all([...awaking, ...workers])
  }

  return {
    /**
     * Looks for new mails, at a random moment: neither the time of a response nor that of the next call may reveal
     * whether there is one.
     */
    wake: (): void => {
      const options = { signal: stopping.signal, ref: false }
      const waking = pause(Math.random() * withinMs, null, options)
        .catch(() => null)
        .then(start)
        .finally(() => awaking.delete(waking))
      awaking.add(waking)
    },
    /** Resolves when no mail is due. */
    done,
    /** Lets the mails that are under way end. The others wait for the next start. */
    close: async (): Promise<void> => {
      stopping.abort()
      clearInterval(timer)
      await Promise.race([done(), pause(closeMs, null, { ref: false })])
      transport.close()
      await done()
    },
  }
}

/** Doubles from try to try. A mail server that does not know us yet often says 'later' for five minutes. */
function pauseAfter(tries: number, mail: MailName): number {
  const longest = mail === 'reset-code' ? MINUTE_MS : HOUR_MS
  return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), longest)
}
