import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { outboxMailer, smtpMailer } from '../../src/server/mail/mailer.ts'
import { resetCodeMail } from '../../src/server/mail/reset-code-mail.ts'
import { fakeClock } from '../support/server/clock.ts'
import { collectLog } from '../support/server/log.ts'

const MAIL = {
  to: 'ada@example.org',
  subject: 'A code for Ọka',
  text: 'Hello Ọka,\n\n    123456\n',
}

async function outbox() {
  const parent = await mkdtemp(join(tmpdir(), 'portal-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'outbox')
  const log = collectLog()
  return { folder, log, mailer: outboxMailer(folder, { clock: fakeClock(), log }) }
}

/** A real mail server on a port of its own, and the mails that it took. */
async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const mails: { from: string; to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { port, mails }
}

describe('the outbox', () => {
  test('holds each mail as a file that a mail program can open, and says where', async () => {
    const { folder, log, mailer } = await outbox()
    await mailer.send(MAIL)
    const [name, ...more] = await readdir(folder)
    expect(more).toEqual([])
    expect(name).toMatch(/^2026-03-02T12-00-00\.000Z-[0-9a-f]{8}\.eml$/)
    expect(log.lines).toEqual([`Mail to ada@example.org: ${join(folder, name ?? '')}`])
    const text = await readFile(join(folder, name ?? ''), 'utf8')
    expect(text).toContain('To: ada@example.org\n')
    expect(text).toContain('Subject: =?UTF-8?')
    expect(text).toContain('Date: Mon, 02 Mar 2026 12:00:00 +0000\n')
    expect(text).toContain('    123456')
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
})

describe('a mail server', () => {
  test('takes the mail from the configured sender', async () => {
    const { port, mails } = await mailServer()
    const from = 'Meridian <portal@example.org>'
    await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(MAIL)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ from: 'portal@example.org', to: ['ada@example.org'] })
    expect(mails[0]?.raw).toContain(`From: ${from}`)
    expect(mails[0]?.raw).toContain('123456')
  })

  test('gets the user and password of its address', async () => {
    const seen: unknown[] = []
    const { port, mails } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _, done) {
        seen.push(username, password)
        done(null, { user: username })
      },
    })
    const url = `smtp://portal:p%40ss@127.0.0.1:${port}`
    await smtpMailer({ url, from: 'portal@example.org' }).send(MAIL)
    expect(seen).toEqual(['portal', 'p@ss'])
    expect(mails).toHaveLength(1)
  })

  test('that refuses the mail, or is not there, is an error', async () => {
    const { port } = await mailServer({
      onRcptTo: (_, __, done) => done(new Error('No such mailbox')),
    })
    const from = 'portal@example.org'
    await expect(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(MAIL)).rejects.toThrow(
      'No such mailbox',
    )
    await expect(smtpMailer({ url: 'smtp://127.0.0.1:9', from }).send(MAIL)).rejects.toThrow()
  })

  test('cannot be led astray by a name with line breaks', async () => {
    const { port, mails } = await mailServer()
    const mail = resetCodeMail(
      { email: 'ada@example.org', fullName: 'Ada\r\nBcc: eve@example.org' },
      '123456',
    )
    await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'portal@example.org' }).send(mail)
    expect(mails[0]?.to).toEqual(['ada@example.org'])
    expect(mails[0]?.raw.split('\r\n\r\n')[0]).not.toContain('Bcc')
  })
})

describe('the mail with a reset code', () => {
  test('has lines that arrive as they were written', () => {
    const { text } = resetCodeMail({ email: 'ada@example.org', fullName: 'Ada' }, '012345')
    expect(text).toContain('    012345\n')
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72)
  })
})
