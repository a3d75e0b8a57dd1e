import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { outboxMailer, pruneOutbox } from '../../src/server/mail/outbox.ts'
import { resetCodeMail } from '../../src/server/mail/mails.ts'
import { readSender, readSmtpServer } from '../../src/server/mail/smtp-settings.ts'
import { smtpMailer } from '../../src/server/mail/smtp.ts'
import { PLAIN_TEMPLATES } from '../../src/server/mail/templates.ts'
import { writeMail } from '../../src/server/mail/write-mail.ts'
import { UNKNOWN_SCHOOL, type SchoolFile } from '../../src/server/school-file.ts'
import { fakeClock } from '../support/server/clock.ts'
import { collectLog } from '../support/server/log.ts'
import { mailServer } from './mail-server.ts'
import { temporaryFolder } from './program.ts'

const ADA = { email: 'ada@example.org', fullName: 'Ada Ọkafor' }
const CODE = '12345678'
const MAIL = resetCodeMail(ADA, CODE)

const SCHOOL: SchoolFile = {
  ...UNKNOWN_SCHOOL,
  name: 'Ẹ̀kọ́ School',
  mails: {
    ...PLAIN_TEMPLATES,
    'reset-code': {
      subject: 'Your code',
      text: ['Hello ', { value: 'name' }, ', ', { value: 'code' }],
      html: ['<p>Hello ', { value: 'name' }, ', <b>', { value: 'code' }, '</b></p>'],
    },
  },
}

type Settings = { url?: string; sender?: string; retryAfterMs?: number[]; closeMs?: number }

/** A mailer for such a server, which retries at once. */
function mailer(
  port: number,
  { url = `smtp://127.0.0.1:${port}`, sender = 'portal@example.org', ...parts }: Settings = {},
) {
  const log = collectLog()
  const [server, from] = [readSmtpServer(url), readSender(sender)]
  if (server === null || from === null) throw new Error(`Wrong settings: ${url}, ${sender}`)
  const opened = smtpMailer(
    { server, from },
    { log, school: () => SCHOOL, retryAfterMs: [1, 1], ...parts },
  )
  onTestFinished(() => opened.close())
  return { ...opened, log }
}

/** A mail server that refuses the first mails with these codes. */
async function refusingServer(message: string, ...codes: readonly number[]) {
  let asked = 0
  const opened = await mailServer({
    onRcptTo(_, __, done) {
      const responseCode = codes[asked]
      asked += 1
      done(responseCode === undefined ? null : Object.assign(new Error(message), { responseCode }))
    },
  })
  return { ...opened, asked: () => asked }
}

describe('the outbox', () => {
  test('stores each mail as a file that only its owner can read, and logs the file', async () => {
    const folder = join(await temporaryFolder(), 'outbox')
    const log = collectLog()
    const { send } = outboxMailer(folder, { clock: fakeClock(), log, school: () => UNKNOWN_SCHOOL })
    await Promise.all([send(MAIL), send(MAIL)])
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

describe('the mailer', () => {
  test.each([
    ['portal@example.org', /^From: =\?UTF-8\?\S+\s+<portal@example\.org>\r$/m],
    ['Meridian <portal@example.org>', /^From: Meridian <portal@example\.org>\r$/m],
    ['School: X <portal@example.org>', /^From: "School: X" <portal@example\.org>\r$/m],
    ['"School (Tech), Lagos" <portal@example.org>', /^From: "School \(Tech\), Lagos"\s+<portal@/m],
  ])(
    'sends text and HTML, and adds the school’s name to a bare sender: %s',
    async (sender, shown) => {
      const { port, mails } = await mailServer()
      await mailer(port, { sender }).send(MAIL)
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatchObject({ from: 'portal@example.org', to: ['ada@example.org'] })
      const raw = mails[0]?.raw ?? ''
      expect(raw).toMatch(shown)
      expect(raw).toContain('Content-Type: text/plain')
      expect(raw).toContain('Content-Type: text/html')
      expect(raw).toContain('Auto-Submitted: auto-generated')
      expect(raw).toContain(CODE)
    },
  )

  test.each([
    ['its password without encryption to this machine', '127.0.0.1', '', ['portal p@ss']],
    // This machine under another address.
    ['nothing without encryption to another machine', '0.0.0.0', '', []],
    ['its password if the address waives it', '0.0.0.0', '?requireTLS=false', ['portal p@ss']],
  ])('sends %s', async (_, host, waiver, gets) => {
    const seen: string[] = []
    const { port, mails } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, __, done) {
        seen.push(`${username} ${password}`)
        done(null, { user: username })
      },
    })
    await mailer(port, { url: `smtp://portal:p%40ss@${host}:${port}${waiver}` }).send(MAIL)
    expect(seen).toEqual(gets)
    expect(mails).toHaveLength(gets.length)
  })

  test('sends many mails at once over three connections', async () => {
    const { port, mails, connections } = await mailServer()
    const { send } = mailer(port)
    const students = Array.from({ length: 50 }, (_, index) => `s${index}@example.org`)
    await Promise.all(students.map((email) => send(resetCodeMail({ ...ADA, email }, CODE))))
    expect(new Set(mails.map(({ to }) => to[0])).size).toBe(50)
    expect(connections()).toBe(3)
  })

  test.each([
    ['retries after a temporary refusal', [451, 451], 3, '. The next try is in 0.001 s:'],
    ['does not retry after a permanent one', [550], 1, ' and is given up:'],
  ])('%s, and logs it without secrets', async (_, codes, tries, end) => {
    const { port, asked } = await refusingServer(`<ada@example.org> later, ${CODE}`, ...codes)
    const { send, log } = mailer(port)
    await send(MAIL)
    expect(asked()).toBe(tries)
    expect(log.problems).toEqual(
      codes.map((code) => ({
        text: `A mail to a…@example.org could not be sent${end}`,
        cause: `EENVELOPE ${code} <a…@example.org> later, …`,
      })),
    )
  })

  test('gives up when no server answers, and logs nothing of the mail', async () => {
    const { send, log } = mailer(9)
    await send(MAIL)
    expect(log.problems).toHaveLength(3)
    expect(log.problems.at(-1)?.cause).toMatch(/ECONNREFUSED/)
    expect(JSON.stringify(log.problems)).not.toMatch(/ada@|Ọkafor|12345678/)
  })

  test('tries waiting mails once more when it closes', async () => {
    const { port, mails } = await refusingServer('Later', 451)
    const never = 2 ** 30
    const { send, close, log } = mailer(port, { retryAfterMs: [never, never] })
    const sending = send(MAIL)
    await expect.poll(() => log.problems).toHaveLength(1)
    await close()
    await sending
    expect(mails).toHaveLength(1)
  })

  test('closes although the mail server does not answer', async () => {
    const asked = Promise.withResolvers<void>()
    const { port } = await mailServer({ onRcptTo: () => asked.resolve() })
    const { send, close, log } = mailer(port, { closeMs: 50 })
    const sending = send(MAIL)
    await asked.promise
    await close()
    await sending
    expect(log.problems).toMatchObject([{ text: expect.stringContaining('is given up') }])
  })
})

const written = (fullName: string) =>
  writeMail(resetCodeMail({ email: ADA.email, fullName }, CODE), SCHOOL.mails)

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
    await mailer(port).send(resetCodeMail({ ...ADA, email }, CODE))
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

test('a certificate that is not trusted is named, with what to set', async () => {
  const { port } = await mailServer({ disabledCommands: [] })
  const { send, log } = mailer(port, { url: `smtp://0.0.0.0:${port}` })
  await send(MAIL)
  expect(log.problems.at(-1)?.cause).toMatch(/certificate.* NODE_EXTRA_CA_CERTS/)
})

test('a mail goes to a server on this machine that made its certificate itself', async () => {
  const { port, mails } = await mailServer({ disabledCommands: [] })
  await mailer(port).send(MAIL)
  expect(mails).toHaveLength(1)
})
