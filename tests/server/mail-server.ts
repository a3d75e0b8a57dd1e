import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { SELF_SIGNED } from '../support/self-signed.ts'

/** A real mail server, the settings that name it, the mails that it accepted, and the number of its connections. */
export async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const mails: { from: string; to: string[]; raw: string }[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    key: SELF_SIGNED,
    cert: SELF_SIGNED,
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
  // Ignores clients that break off.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const env = {
    PORTAL_SMTP_URL: `smtp://127.0.0.1:${port}`,
    PORTAL_MAIL_FROM: 'portal@example.org',
  }
  return { port, env, mails, connections: () => connections }
}
