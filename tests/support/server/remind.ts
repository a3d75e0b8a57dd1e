import { writeFileSync } from 'node:fs'
import { systemClock } from '../../../src/server/clock.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { createMailQueue } from '../../../src/server/mail/mail-queue.ts'
import type { Transport } from '../../../src/server/mail/mailer.ts'
import { outboxTransport } from '../../../src/server/mail/outbox.ts'
import { sendReminders } from '../../../src/server/mail/reminders.ts'
import { UNKNOWN_SCHOOL } from '../../../src/server/built/school-file.ts'
import { PLAIN_TEMPLATES } from '../../../src/server/built/plain-mails.ts'
import { collectLog } from './log.ts'

// A program that reminds the students of a database, and writes each mail into a folder. It can be killed when it has
// written that many mails, before it notes the last one. Then it leaves the number of mails that were under way.

const [file = '', outbox = '', killedAfter = 'Infinity'] = process.argv.slice(2)
const template = { subject: 'Due', text: [{ value: 'task' as const }], html: null }
const school = { ...UNKNOWN_SCHOOL, mails: { ...PLAIN_TEMPLATES, 'task-due': template } }
const portal = { address: 'https://portal.school.org', timeZone: 'UTC', utcOffsets: [] }
const db = await openDatabase(file)
const parts = { db, clock: systemClock, log: collectLog() }
const folder = outboxTransport(outbox, parts.clock, parts.log)
let [left, underWay] = [Number(killedAfter), 0]
const transport: Transport = {
  ...folder,
  async send(...mail) {
    underWay += 1
    await folder.send(...mail)
    left -= 1
    underWay -= 1
    if (left > 0) return
    writeFileSync(`${file}.under-way`, String(underWay))
    process.kill(process.pid, 'SIGKILL')
  },
}
const { wake, done } = createMailQueue({ ...parts, school: () => school }, ['task-due'], transport)
await sendReminders({ ...parts, portal, wake }, new AbortController().signal, 0)
await done()
await db.destroy()
