import type { MailTemplates } from '../../src/content/mail-template.ts'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { outboxTransport, pruneOutbox } from '../../src/server/mail/outbox.ts'
import { resetCodeMail } from '../../src/server/mail/mails.ts'
import { readSender, readSmtpServer } from '../../src/server/settings/smtp-settings.ts'
import { smtpTransport } from '../../src/server/mail/smtp.ts'
import { PLAIN_TEMPLATES } from '../../src/server/built/plain-mails.ts'
import { writeMail } from '../../src/server/mail/write-mail.ts'
import { fakeClock } from '../support/server/clock.ts'
import { collectLog } from '../support/server/log.ts'
import { mailServer } from './mail-server.ts'
import { temporaryFolder } from './program.ts'

const ADA = 'ada@example.org'
const CODE = '12345678'
const ABOUT = { id: 'an-id', school: 'Ẹ̀kọ́ School' }

const TEMPLATES: MailTemplates = {
  ...PLAIN_TEMPLATES,
  'reset-code': {
    subject: 'Your code',
    text: ['Hello ', { value: 'name' }, ', ', { value: 'code' }],
    html: ['<p>Hello ', { value: 'name' }, ', <b>', { value: 'code' }, '</b></p>'],
  },
}

/** The mail with a code that a student of this name gets. */
function written(fullName = 'Ada Ọkafor', to = ADA, templates = TEMPLATES) {
  const { now } = fakeClock()
  return writeMail(resetCodeMail(to, CODE, now()), fullName, now(), templates)
}

/** The connection to such a server. */
function transport(
  port: number,
  { url = `smtp://127.0.0.1:${port}`, sender = 'portal@example.org' } = {},
) {
  const log = collectLog()
  const [server, from] = [readSmtpServer(url), readSender(sender)]
  if (server === null || from === null) throw new Error(`Wrong settings: ${url}, ${sender}`)
  const { send, close } = smtpTransport({ server, from }, log)
  onTestFinished(() => close())
  return { send: (mail = written()) => send(mail, ABOUT), log }
}

describe('the outbox', () => {
  test('stores each mail as a file that only its owner can read, and logs the file', async () => {
    const folder = join(await temporaryFolder(), 'outbox')
    const log = collectLog()
    const { send } = outboxTransport(folder, fakeClock(), log)
    const mail = written('Ada', ADA, PLAIN_TEMPLATES)
    await Promise.all([send(mail, ABOUT), send(mail, ABOUT)])
    const [file = '', other] = (await readdir(folder)).map((name) => join(folder, name))
    expect(other).toBeDefined()
    expect(file).toMatch(/2026-03-02T12-00-00\.000Z-[0-9a-f]{8}\.eml$/)
    expect(log.lines).toContain(`Mail to a…@example.org: ${file}`)
    const text = await readFile(file, 'utf8')
    expect(text).toContain('To: ada@example.org\n')
    expect(text).toContain('Subject: Your code for a new password\n')
    expect(text).toContain(`\n    ${CODE}\n`)
    if (process.platform === 'win32') return // has other permissions
    for (const path of [folder, file]) expect((await stat(path)).mode & 0o077).toBe(0)
  })

  test('loses mails that are older than a day, and keeps other files', async () => {
    const folder = await temporaryFolder()
    const kept = ['2026-03-01T12-00-00.000Z-01234567.eml', 'notes.eml']
    for (const name of ['2026-03-01T11-59-59.999Z-01234567.eml', ...kept]) {
      await writeFile(join(folder, name), '')
    }
    await mkdir(join(folder, 'old'))
    await pruneOutbox(folder, fakeClock().now())
    expect((await readdir(folder)).toSorted()).toEqual([...kept, 'old'])
    await pruneOutbox(join(folder, 'not there yet'), fakeClock().now())
  })
})

describe('a mail server', () => {
  test.each([
    ['portal@example.org', /^From: =\?UTF-8\?\S+\s+<portal@example\.org>\r$/m],
    ['Meridian <portal@example.org>', /^From: Meridian <portal@example\.org>\r$/m],
    ['School: X <portal@example.org>', /^From: "School: X" <portal@example\.org>\r$/m],
    ['"School (Tech), Lagos" <portal@example.org>', /^From: "School \(Tech\), Lagos"\s+<portal@/m],
  ])(
    'gets text and HTML, with the school’s name where the sender has none: %s',
    async (sender, shown) => {
      const { port, mails } = await mailServer()
      await transport(port, { sender }).send()
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatchObject({ from: 'portal@example.org', to: ['ada@example.org'] })
      const raw = mails[0]?.raw ?? ''
      expect(raw).toMatch(shown)
      expect(raw).toContain('Content-Type: text/plain')
      expect(raw).toContain('Content-Type: text/html')
      expect(raw).toContain('Auto-Submitted: auto-generated')
      expect(raw).toContain('Message-ID: <an-id@example.org>')
      expect(raw).toContain(CODE)
    },
  )

  test.each([
    ['its password without encryption to this machine', '127.0.0.1', '', ['portal p@ss']],
    // This machine under another address.
    ['nothing without encryption to another machine', '0.0.0.0', '', []],
    ['its password if the address waives it', '0.0.0.0', '?requireTLS=false', ['portal p@ss']],
  ])('gets %s', async (_, host, waiver, gets) => {
    const seen: string[] = []
    const { port, mails } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, __, done) {
        seen.push(`${username} ${password}`)
        done(null, { user: username })
      },
    })
    const url = `smtp://portal:p%40ss@${host}:${port}${waiver}`
    await transport(port, { url })
      .send()
      .catch(() => null)
    expect(seen).toEqual(gets)
    expect(mails).toHaveLength(gets.length)
  })
})

describe('a value in a mail', () => {
  test.each([
    'Ada\r\nBcc: eve@example.org',
    'Ada\u2028Bcc: eve@example.org',
    'Ada\0\u0085Bcc: eve@example.org',
    'Ada \u202e\u2066Bcc: eve@example.org',
  ])('adds no line break, control character or text direction: %j', (name) => {
    expect(written(name).text).toBe(`Hello Ada Bcc: eve@example.org, ${CODE}`)
  })

  test('adds no tag, no attribute and no other value', () => {
    const { html, text } = written(`<img src=x> "'&{{code}}`)
    expect(html).toBe(`<p>Hello &lt;img src=x&gt; &quot;&#39;&amp;{{code}}, <b>${CODE}</b></p>`)
    expect(text).toBe(`Hello <img src=x> "'&{{code}}, ${CODE}`)
  })

  test('adds no recipient', async () => {
    const { port, mails } = await mailServer()
    const email = 'ada@example.org, eve@example.org'
    await transport(port)
      .send(written('Ada', email))
      .catch(() => null)
    expect(mails.flatMap(({ to }) => to)).not.toContain('eve@example.org')
  })
})

test.each([
  'Student portal portal@example.org',
  'portal@example.org, office@example.org',
  'portal@example.org,office@example.org',
  'School <portal@example.org>, Office <office@example.org>',
  'School <portal>',
  'portal@example.org <office@example.org>',
])('no sender is one name and one address: %s', (sender) => {
  expect(readSender(sender)).toBeNull()
})

test.each([
  ['smtp://user@example.org:pw@127.0.0.1', '127.0.0.1', undefined, false],
  ['smtp://127.0.0.1', '127.0.0.1', 25, false],
  ['smtp://user@localhost:pw@mail.example.org', 'mail.example.org', undefined, true],
  ['smtp://[::1]:26', '::1', 26, false],
  ['smtps://127.0.0.1', '127.0.0.1', undefined, true],
  ['smtp://mail.example.org?requireTLS=false', 'mail.example.org', undefined, false],
])('%s is the server %s:%s; encryption and certificate needed: %s', (url, host, port, needed) => {
  expect(readSmtpServer(url)).toMatchObject({
    host,
    port,
    requireTLS: needed,
    tls: { rejectUnauthorized: needed },
  })
})

test.each([
  'smtps://AKIAX:ab/cd+ef=@mail.example.org',
  'smtp://u:12/x@mail.example.org',
  'smtp://u:p#x@mail.example.org',
  'smtp://u:12?x@mail.example.org',
  'smtp://u:5%@mail.example.org',
  'smtp://mail.example.org?requireTls=false',
  'mail.example.org',
])('a password cannot end the address: %s', (url) => {
  expect(readSmtpServer(url)).toBeNull()
})

test('a mail goes to a server on this machine that made its certificate itself', async () => {
  const { port, mails } = await mailServer({ disabledCommands: [] })
  await transport(port).send()
  expect(mails).toHaveLength(1)
})
