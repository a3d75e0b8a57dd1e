import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { startServer } from '../../src/server/main.ts'
import { PLAIN_TEMPLATES, type MailTemplate } from '../../src/server/mail/templates.ts'
import type { SchoolFile } from '../../src/server/school-file.ts'
import { StartError } from '../../src/server/start-error.ts'
import { collectLog } from '../support/server/log.ts'
import { postJson } from './over-http.ts'
import { temporaryFolder } from './program.ts'

const CODE_MAIL: MailTemplate = {
  subject: 'Your code at Meridian',
  text: ['Hello ', { value: 'name' }, '\n\n    ', { value: 'code' }, '\n'],
  html: ['<p>', { value: 'code' }, '</p>'],
}
const SCHOOL: SchoolFile = {
  name: 'Meridian School',
  mails: { ...PLAIN_TEMPLATES, 'reset-code': CODE_MAIL },
  storedFields: { class_link: 'address', timetable: 'address', room: 'text' },
  placeholders: 3,
}

/** The folder of a built portal with this file of the school. */
async function portal(school: unknown): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  const text = typeof school === 'string' ? school : JSON.stringify(school)
  await writeFile(join(folder, 'school.json'), text)
  return folder
}

async function start(env: Record<string, string> = {}, school: unknown = SCHOOL) {
  const PORTAL_DATA = await temporaryFolder()
  const outbox = join(PORTAL_DATA, 'outbox')
  await mkdir(outbox)
  await writeFile(join(outbox, '2020-03-02T12-00-00.000Z-01234567.eml'), 'old')
  const log = collectLog()
  const folder = await portal(school)
  const config = readConfig({ PORT: '0', PORTAL_DATA, ...env })
  const server = await startServer(config, { portal: { folder }, log })
  onTestFinished(() => server.close())
  return { ...server, outbox, log }
}

const withCodeMail = (change: object) => ({
  ...SCHOOL,
  mails: { ...SCHOOL.mails, 'reset-code': { ...CODE_MAIL, ...change } },
})

test.each([
  ['is cut off', JSON.stringify(SCHOOL).slice(0, 40)],
  ['lacks a mail', { ...SCHOOL, mails: { 'reset-code': CODE_MAIL } }],
  ['names a value that the mail does not have', withCodeMail({ text: [{ value: 'password' }] })],
  ['has a mail without subject', withCodeMail({ subject: undefined })],
  ['an older build wrote', { ...SCHOOL, storedFields: undefined, linkFields: ['class_link'] }],
  ['a newer build wrote', { ...SCHOOL, logo: 'logo.svg' }],
])('a file that %s stops the start and says what to do', async (_, school) => {
  const said =
    /school\.json is damaged, or another version of the portal wrote it\. Run npm run build\.$/
  const starting = start({}, school)
  await expect(starting).rejects.toThrow(StartError)
  await expect(starting).rejects.toThrow(said)
})

describe('a server beside its portal', () => {
  test('sends its mails in the school’s words before it has closed', async () => {
    const { origin, outbox, close } = await start()
    await postJson(`${origin}/backend/request_password_reset.php`, { email: 'ada@example.org' })
    await close()
    const [name = ''] = await readdir(outbox)
    const mail = await readFile(join(outbox, name), 'utf8')
    expect(mail).toContain('From: Meridian School <portal@localhost>')
    expect(mail).toContain('Subject: Your code at Meridian')
    expect(mail).toMatch(/^ {4}\d{8}$/m)
  })

  test('empties its outbox of what is old when it starts', async () => {
    const { outbox } = await start()
    await expect.poll(() => readdir(outbox)).toEqual([])
  })

  const PRODUCTION = { NODE_ENV: 'production' }
  const SMTP = { PORTAL_SMTP_URL: 'smtp://127.0.0.1:9', PORTAL_MAIL_FROM: 'p@example.org' }
  const BACKEND = { PORTAL_BACKEND: 'http://127.0.0.1:9' }

  test.each([
    [
      'warns a real school that has no mail server',
      PRODUCTION,
      [expect.stringMatching(/^WARNING/)],
    ],
    ['warns no real school with one', { ...PRODUCTION, ...SMTP }, []],
    ['warns no demo', {}, []],
  ])('%s', async (_, env, warnings) => {
    expect((await start(env)).log.problems.map(({ text }) => text)).toEqual(warnings)
  })

  test.each([
    ['in production', PRODUCTION, ['3 placeholders']],
    ['in production beside a backend', { ...PRODUCTION, ...BACKEND }, ['3 placeholders']],
    ['in a demo', {}, []],
  ])('says %s how much of what students read waits for the real thing', async (_, env, said) => {
    const { lines } = (await start(env)).log
    expect(lines.flatMap((text) => /\d+ placeholders?/.exec(text)?.[0] ?? [])).toEqual(said)
  })
})
