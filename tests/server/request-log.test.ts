import { describe, expect, test } from 'vitest'
import { jsonLog } from '../../src/server/log.ts'
import { createApp } from '../../src/server/app.ts'
import { createBackgroundWork } from '../../src/server/mail/background-work.ts'
import { listen } from '../../src/server/http/listen.ts'
import { PASSWORD } from '../support/server.ts'
import { school } from './school.ts'

/** A school whose server logs as in production, on a real port. */
async function inProduction() {
  const { db, clock, post, passwords } = await school()
  const lines: string[] = []
  const log = jsonLog((line) => void lines.push(line))
  const background = createBackgroundWork(log)
  const app = createApp({ db, clock, mailer: post.mailer, background, passwords, log })
  const server = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    db,
    post,
    lines,
    parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    ask: (path: string, init?: RequestInit) => fetch(server.origin + path, init),
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(server.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** When every answer has its line. */
    close: async () => {
      await server.close()
      await background.done()
    },
  }
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('in production', () => {
  test('each request is one line of JSON that its answer names', async () => {
    const { ask, close, lines, parsed } = await inProduction()
    const answer = await ask('/backend/get_tasks.php?course_cohort=secret')
    await close()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[^\n]+\n$/)
    expect(parsed()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: 'info',
        request: answer.headers.get('x-request-id'),
        method: 'GET',
        path: '/backend/get_tasks.php',
        status: 401,
        ms: expect.any(Number),
        bytes: expect.any(Number),
      },
    ])
    expect(Number(parsed()[0]?.['bytes'])).toBeGreaterThan(100)
  })

  test('a failure is told with the request that it belongs to', async () => {
    const { ask, close, db, parsed } = await inProduction()
    await db.schema.dropTable('sessions').execute()
    const answer = await ask('/backend/auth.php', { headers: { cookie: 'portal_session=x' } })
    await close()
    expect(parsed()[0]).toMatchObject({
      level: 'error',
      request: answer.headers.get('x-request-id'),
      text: 'GET /backend/auth.php failed.',
      cause: expect.stringMatching(/no such table: sessions|relation "sessions" does not exist/),
    })
  })

  test('a sign-in, a reset code and a new password are told by the student’s id', async () => {
    const { postJson, close, db, parsed, post } = await inProduction()
    const email = 'ada@example.org'
    await postJson('/backend/login.php', { email, password: PASSWORD })
    await postJson('/backend/login.php', { email, password: 'wrong' })
    const asked = await postJson('/backend/request_password_reset.php', { email })
    await expect.poll(() => post.mails).toHaveLength(1)
    const code = post.latestCode()
    const verified = await postJson(
      '/backend/verify_otp.php',
      { email, otp: code },
      { cookie: cookiesOf(asked) },
    )
    await postJson(
      '/backend/reset_password.php',
      { email, password: 'a fine new password' },
      { cookie: cookiesOf(verified) },
    )
    await close()
    const { id: student } = await db.selectFrom('students').select('id').executeTakeFirstOrThrow()
    expect(parsed().filter((line) => 'event' in line)).toMatchObject([
      { event: 'sign-in', student },
      { event: 'reset-code', student },
      { event: 'password-reset', student },
    ])
  })

  test('no line holds a password, a code, a token, an address or a cookie, wherever they were sent', async () => {
    const { ask, postJson, close, db, lines, post } = await inProduction()
    const email = 'ada@example.org'
    const signedIn = await postJson('/backend/login.php', { email, password: PASSWORD })
    const [cookie = ''] = signedIn.headers.getSetCookie()
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    await postJson('/backend/request_password_reset.php', { email })
    await expect.poll(() => post.mails).toHaveLength(1)
    const secrets = { email, encoded: encodeURIComponent(email), token, code: post.latestCode() }

    for (const secret of Object.values(secrets)) {
      const headers = { cookie: `portal_session=${secret}`, 'user-agent': secret, referer: secret }
      await ask(`/backend/auth.php?${secret}`, { headers })
      await ask(`/backend/${secret}`, { headers })
      await ask(`/${secret}/x/${secret}`)
      await postJson('/backend/login.php', { email: secret, password: PASSWORD }, headers)
      await postJson('/backend/verify_otp.php', { email: secret, otp: secret }, headers)
      await postJson('/backend/reset_password.php', { email: secret, password: secret }, headers)
    }
    await db.schema.dropTable('sessions').execute()
    await ask(`/backend/auth.php?${email}`, { headers: { cookie: `portal_session=${token}` } })
    post.goOnStrike()
    await postJson('/backend/request_password_reset.php', { email })
    await close()

    const all = lines.join('')
    expect(lines.length).toBeGreaterThan(24)
    for (const secret of [...Object.values(secrets), PASSWORD]) {
      expect(all).not.toContain(secret)
    }
  })
})

test('at a terminal a request is no line', async () => {
  const { fetch, problems } = await school()
  expect((await fetch('/backend/auth.php')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(problems).toEqual([])
})
