import { systemClock } from '../../../src/server/clock.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import { outboxMailer } from '../../../src/server/mail/outbox.ts'
import { sendReminders } from '../../../src/server/reminders.ts'
import { UNKNOWN_SCHOOL } from '../../../src/server/school-file.ts'
import { PLAIN_TEMPLATES } from '../../../src/server/mail/templates.ts'
import { collectLog } from './log.ts'

// A program that a test kills: it reminds the students of a database, and writes each mail into a folder.

const [file = '', outbox = ''] = process.argv.slice(2)
const template = { subject: 'Due', text: [{ value: 'task' as const }], html: null }
const school = { ...UNKNOWN_SCHOOL, mails: { ...PLAIN_TEMPLATES, 'task-due': template } }
const portal = { address: 'https://portal.school.org', timeZone: 'UTC', utcOffsets: [] }
const db = await openDatabase(file)
const parts = { clock: systemClock, log: collectLog() }
const mailer = outboxMailer(outbox, { ...parts, school: () => school })
const notices = { mailer, portal }
await sendReminders({ db, notices, ...parts }, new AbortController().signal, 10)
await db.destroy()
