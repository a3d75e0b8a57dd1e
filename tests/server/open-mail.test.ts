import { expect, test } from 'vitest'
import { systemClock } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/settings/config.ts'
import { openMail } from '../../src/server/mail/open-mail.ts'
import { PLAIN_TEMPLATES } from '../../src/server/built/plain-mails.ts'
import { placeFor, UNKNOWN_SCHOOL } from '../../src/server/built/school-file.ts'
import { collectLog } from '../support/server/log.ts'
import { openTestDatabase } from '../support/test-database.ts'

const SMTP = { PORTAL_SMTP_URL: 'smtp://127.0.0.1:1', PORTAL_MAIL_FROM: 'portal@example.org' }
const PORTAL = { address: 'https://portal.school.org', timeZone: 'UTC', utcOffsets: [] }
const TEMPLATE = { subject: '', text: [], html: null }
const BOTH = { 'task-received': TEMPLATE, 'task-due': TEMPLATE }

test.each([
  ['all are sent', SMTP, PORTAL, BOTH, [true, true]],
  ['the school has not said its address', SMTP, { ...PORTAL, address: null }, BOTH, [false, false]],
  ['it left out the reminder', SMTP, PORTAL, { 'task-received': TEMPLATE }, [true, false]],
  ['nobody reads the outbox', { NODE_ENV: 'production' }, PORTAL, BOTH, [true, false]],
  ['a developer reads the outbox', {}, PORTAL, BOTH, [true, true]],
])('mails about tasks: %s', async (_, env, portal, mails, [receipts, reminders]) => {
  const school = { ...UNKNOWN_SCHOOL, portal, mails: { ...PLAIN_TEMPLATES, ...mails } }
  await using db = await openTestDatabase()
  const parts = { db, clock: systemClock, log: collectLog(), school: () => school }
  const mail = openMail(readConfig(env), parts)
  expect(placeFor('task-received', school) !== null).toBe(receipts)
  expect(mail.placeForReminders() !== null).toBe(reminders)
  await mail.close()
})
