import { systemClock } from '../../../src/server/clock.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import type { Mailer } from '../../../src/server/mail/mailer.ts'
import { outboxMailer } from '../../../src/server/mail/outbox.ts'
import { sendReminders } from '../../../src/server/reminders.ts'
import { UNKNOWN_SCHOOL } from '../../../src/server/school-file.ts'
import { PLAIN_TEMPLATES } from '../../../src/server/mail/templates.ts'
import { collectLog } from './log.ts'

// A program that reminds the students of a database, and writes each mail into a folder. It can be killed when it has
// written that many mails, before it notes the last one.

const [file = '', outbox = '', killedAfter = 'Infinity'] = process.argv.slice(2)
const template = { subject: 'Due', text: [{ value: 'task' as const }], html: null }
const school = { ...UNKNOWN_SCHOOL, mails: { ...PLAIN_TEMPLATES, 'task-due': template } }
const portal = { address: 'https://portal.school.org', timeZone: 'UTC', utcOffsets: [] }
const db = await openDatabase(file)
const parts = { clock: systemClock, log: collectLog() }
const { send } = outboxMailer(outbox, { ...parts, school: () => school })
let left = Number(killedAfter)
const mailer: Mailer = {
  send: (mail) =>
    send(mail).finally(() => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
    }),
}
const notices = { mailer, portal }
// One after the other, so that at most one is under way when it is killed.
const betweenMs = left === Infinity ? 0 : 10
await sendReminders({ db, notices, ...parts }, new AbortController().signal, betweenMs)
await db.destroy()
