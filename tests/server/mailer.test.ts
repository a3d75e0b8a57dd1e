import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { outboxMailer, pruneOutbox } from '../../src/server/mail/outbox.ts'
import { passwordChangedMail } from '../../src/server/mail/password-changed-mail.ts'
import { resetCodeMail } from '../../src/server/mail/reset-code-mail.ts'
import { smtpMailer } from '../../src/server/mail/smtp.ts'
import { PLAIN_TEMPLATES } from '../../src/server/mail/templates.ts'
import { writeMail } from '../../src/server/mail/write-mail.ts'
import { UNKNOWN_SCHOOL, type SchoolFile } from '../../src/server/school-file.ts'
import { fakeClock } from '../support/server/clock.ts'
import { collectLog } from '../support/server/log.ts'
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

async function outbox() {
  const folder = join(await temporaryFolder(), 'outbox')
  const log = collectLog()
  const clock = fakeClock()
  const mailer = outboxMailer(folder, { clock, log, school: UNKNOWN_SCHOOL })
  return { folder, log, clock, mailer }
}

/** A real mail server on a port of its own, the mails that it took, and how often somebody connected. */
async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const mails: { from: string; to: string[]; raw: string }[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, done) {
      connections += 1
      done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  // A client that breaks off is not this server's to tell.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { port, mails, connections: () => connections }
}

/** One that asks for a user and a password, and lets in whoever has any. */
async function guardedMailServer() {
  const seen: string[] = []
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      seen.push(`${username} ${password}`)
      done(null, { user: username })
    },
  })
  return { ...server, seen }
}

/** A mailer for such a server, which tries again at once. */
function mailer(
  port: number,
  { url = `smtp://127.0.0.1:${port}`, from = 'portal@example.org', retryAfterMs = [1, 1] } = {},
) {
  const log = collectLog()
  const opened = smtpMailer({ url, from }, { log, school: SCHOOL, retryAfterMs })
  onTestFinished(() => opened.close())
  return { ...opened, log }
}

/** A mail server's refusal with a code of its own. */
const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

describe('the outbox', () => {
  test('holds each mail as a file that a mail program can open, and says where', async () => {
    const { folder, log, mailer } = await outbox()
    await mailer.send(MAIL)
    const [name, ...more] = await readdir(folder)
    expect(more).toEqual([])
    expect(name).toMatch(/^2026-03-02T12-00-00\.000Z-[0-9a-f]{8}\.eml$/)
    expect(log.lines).toEqual([`Mail to a…@example.org: ${join(folder, name ?? '')}`])
    const text = await readFile(join(folder, name ?? ''), 'utf8')
    expect(text).toContain('To: ada@example.org\n')
    expect(text).toContain('Subject: Your code for a new password\n')
    expect(text).toContain('Date: Mon, 02 Mar 2026 12:00:00 +0000\n')
    expect(text).toContain(`\n    ${CODE}\n`)
    expect(text).toContain('within 10 minutes')
  })

  test('keeps mails of the same moment apart', async () => {
    const { folder, mailer } = await outbox()
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL)])
    expect(await readdir(folder)).toHaveLength(2)
  })

  // Windows has no such mode: there a folder is for whoever its parent is for.
  test.skipIf(process.platform === 'win32')('is for its owner’s eyes only', async () => {
    const { folder, mailer } = await outbox()
    await mailer.send(MAIL)
    const [name = ''] = await readdir(folder)
    expect((await stat(folder)).mode & 0o077).toBe(0)
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  })

  test('loses mails that are older than a day, and nothing that is no mail', async () => {
    const { folder, mailer, clock } = await outbox()
    await mailer.send(MAIL)
    clock.advance(DAY_MS)
    await mailer.send(MAIL)
    await writeFile(join(folder, 'notes.eml'), 'mine')
    await mkdir(join(folder, 'old'))
    const [old = '', young = ''] = (await readdir(folder)).toSorted()

    await pruneOutbox(folder, clock.now())
    expect(await readdir(folder)).toContain(old)

    clock.advance(1)
    await pruneOutbox(folder, clock.now())
    expect((await readdir(folder)).toSorted()).toEqual([young, 'notes.eml', 'old'])
  })

  test('that is not there has nothing to lose', async () => {
    const { folder, clock } = await outbox()
    await expect(pruneOutbox(folder, clock.now())).resolves.toBeUndefined()
  })
})

describe('a mail server', () => {
  test('takes the mail as text and HTML, from the school', async () => {
    const { port, mails } = await mailServer()
    await mailer(port).send(MAIL)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ from: 'portal@example.org', to: ['ada@example.org'] })
    const raw = mails[0]?.raw ?? ''
    expect(raw).toMatch(/^From: =\?UTF-8\?\S+\s+<portal@example\.org>\r$/m)
    expect(raw).toContain('Content-Type: multipart/alternative')
    expect(raw).toContain('Content-Type: text/plain')
    expect(raw).toContain('Content-Type: text/html')
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toContain(CODE)
  })

  test('keeps a sender’s own name', async () => {
    const { port, mails } = await mailServer()
    const from = 'Meridian <portal@example.org>'
    await mailer(port, { from }).send(MAIL)
    expect(mails[0]?.raw).toContain(`From: ${from}`)
  })

  test.each([
    ['', 0],
    ['?requireTLS=false', 1],
  ])(
    'on another machine gets nothing without encryption, unless its address says so: %j',
    async (waiver, count) => {
      const { port, mails, seen } = await guardedMailServer()
      // This machine by a name that does not say so.
      await mailer(port, { url: `smtp://portal:secret@0.0.0.0:${port}${waiver}` }).send(MAIL)
      expect([seen.length, mails.length]).toEqual([count, count])
    },
  )

  test('gets the user and password of its address', async () => {
    const { port, mails, seen } = await guardedMailServer()
    await mailer(port, { url: `smtp://portal:p%40ss@127.0.0.1:${port}` }).send(MAIL)
    expect(seen).toEqual(['portal p@ss'])
    expect(mails).toHaveLength(1)
  })

  test('takes a first day of codes over a few connections', async () => {
    const { port, mails, connections } = await mailServer()
    const { send, log } = mailer(port)
    const students = Array.from({ length: 250 }, (_, index) => `s${index}@example.org`)
    await Promise.all(students.map((email) => send(resetCodeMail({ ...ADA, email }, CODE))))
    expect(new Set(mails.map(({ to }) => to[0])).size).toBe(250)
    expect(connections()).toBeLessThanOrEqual(5) // three at a time, a hundred mails each
    expect(log.problems).toEqual([])
  })

  test('that is busy for the moment is asked again, and each refusal is told', async () => {
    let refused = 0
    const { port, mails } = await mailServer({
      onRcptTo(_, __, done) {
        refused += 1
        done(refused <= 2 ? refusal(451, `4.7.1 <ada@example.org> try later, ${CODE}`) : null)
      },
    })
    const { send, log } = mailer(port)
    await send(MAIL)
    expect(mails).toHaveLength(1)
    expect(log.problems).toHaveLength(2)
    expect(log.problems[0]).toEqual({
      text: 'A mail to a…@example.org was not taken. The next try is in 0.001 s:',
      cause: 'EENVELOPE 451 4.7.1 <a…@example.org> try later, …',
    })
  })

  test('that will never take the mail is not asked twice', async () => {
    let asked = 0
    const { port } = await mailServer({
      onRcptTo(_, __, done) {
        asked += 1
        done(refusal(550, 'No such mailbox'))
      },
    })
    const { send, log } = mailer(port)
    await send(MAIL)
    expect(asked).toBe(1)
    expect(log.problems).toEqual([
      {
        text: 'A mail to a…@example.org was not taken and is given up:',
        cause: 'EENVELOPE 550 No such mailbox',
      },
    ])
  })

  test('that is not there is given up in the end, without a word of what was in the mail', async () => {
    const { send, log } = mailer(9)
    await send(MAIL)
    expect(log.problems).toHaveLength(3)
    expect(log.problems.at(-1)?.text).toContain('is given up')
    expect(log.problems.at(-1)?.cause).toMatch(/ECONNREFUSED/)
    expect(JSON.stringify(log.problems)).not.toMatch(/ada@|Ọkafor|12345678/)
  })

  test('gets what waits once more when the server stops, which then waits for nobody', async () => {
    let asked = 0
    const { port, mails } = await mailServer({
      onRcptTo(_, __, done) {
        asked += 1
        done(asked === 1 ? refusal(451, 'Later') : null)
      },
    })
    const never = 2 ** 30
    const { send, close, log } = mailer(port, { retryAfterMs: [never, never] })
    const sending = send(MAIL)
    await vi.waitFor(() => expect(log.problems).toHaveLength(1))
    await close()
    await sending
    expect(mails).toHaveLength(1)
  })

  test('that says nothing does not keep the server from stopping', async () => {
    const asked = Promise.withResolvers<void>()
    const { port } = await mailServer({ onRcptTo: () => asked.resolve() })
    const { send, close, log } = mailer(port)
    const sending = send(MAIL)
    await asked.promise
    await close()
    await sending
    expect(log.problems.map(({ text }) => text)).toEqual([
      'A mail to a…@example.org was not taken and is given up:',
    ])
  })
})

const written = (fullName: string) =>
  writeMail(resetCodeMail({ email: ADA.email, fullName }, CODE), SCHOOL.mails)

describe('a value', () => {
  test.each([
    'Ada\r\nBcc: eve@example.org',
    'Ada\n\nBcc: eve@example.org',
    'Ada\u2028Bcc: eve@example.org',
    'Ada\0\u0085Bcc: eve@example.org',
  ])('brings no line of its own: %j', (name) => {
    expect(written(name).text).toBe(`Hello Ada Bcc: eve@example.org, ${CODE}`)
  })

  test('brings no tag, no attribute and no other value', () => {
    const { html, text } = written(`<img src=x> "'&{{code}}`)
    expect(html).toBe(`<p>Hello &lt;img src=x&gt; &quot;&#39;&amp;{{code}}, <b>${CODE}</b></p>`)
    expect(text).toBe(`Hello <img src=x> "'&{{code}}, ${CODE}`)
  })

  test('turns no direction of what follows', () => {
    expect(written('Ada \u202e\u2066x').text).toBe(`Hello Ada x, ${CODE}`)
  })

  test.each(['ada@example.org, eve@example.org', 'ada@example.org\r\nRCPT TO:<eve@example.org>'])(
    'that is an address stays one: %j',
    async (email) => {
      const { port, mails } = await mailServer()
      await mailer(port).send(resetCodeMail({ ...ADA, email }, CODE))
      expect(mails.flatMap(({ to }) => to)).not.toContain('eve@example.org')
    },
  )
})

test.each([MAIL, passwordChangedMail(ADA)])(
  'the words that the server brings along arrive as they were written: $mail',
  (mail) => {
    const { text, html } = writeMail(mail, PLAIN_TEMPLATES)
    expect(html).toBeNull()
    expect(text).toContain('Hello Ada Ọkafor,\n')
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72)
  },
)
