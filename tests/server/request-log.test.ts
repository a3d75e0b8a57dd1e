import { describe, expect, test } from 'vitest'
import { jsonLog } from '../../src/server/log.ts'
import { PASSWORD } from '../support/server.ts'
import { postJson, signInAt } from './over-http.ts'
import { withPermission } from './person.ts'
import { ADA, idOf, school } from './school.ts'

/** A school whose server logs as in production. A real port, because a line needs a socket. */
async function inProduction() {
  const lines: string[] = []
  const opened = await school({ log: jsonLog((line) => void lines.push(line)) })
  const server = await opened.listen()
  return {
    ...opened,
    origin: server.origin,
    lines,
    parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Resolves when every response is logged. */
    close: async () => {
      await server.close()
      await opened.settled()
    },
  }
}

describe('the log in production', () => {
  test('has one line of JSON for each request but a monitor’s, with the id of the response', async () => {
    const { origin, close, lines, parsed } = await inProduction()
    for (const path of ['/healthz', '/readyz']) await fetch(origin + path)
    const answer = await fetch(`${origin}/backend/get_tasks.php?course_cohort=secret`)
    await close()
    expect(lines).toEqual([expect.stringMatching(/^[^\n]+\n$/)])
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

  test('names the request of an error', async () => {
    const { origin, close, db, parsed } = await inProduction()
    await db.schema.dropTable('sessions').execute()
    const answer = await fetch(`${origin}/backend/auth.php`, {
      headers: { cookie: 'portal_session=x' },
    })
    await close()
    expect(parsed()[0]).toMatchObject({
      level: 'error',
      request: answer.headers.get('x-request-id'),
      text: 'GET /backend/auth.php failed.',
      cause: expect.stringContaining('no such table: sessions'),
    })
  })

  test('tells systemd’s journal how important a line is', () => {
    const lines: string[] = []
    const log = jsonLog((line) => void lines.push(line), true)
    log.problem('It failed.', 'why')
    log.event('sign-in-refused', {})
    log.info('It went well.')
    expect(lines).toEqual([
      expect.stringMatching(/^<3>\{.*"level":"error"/),
      expect.stringMatching(/^<4>\{.*"level":"warning"/),
      expect.stringMatching(/^<6>\{.*"level":"info"/),
    ])
  })

  test('never holds a password, code, token, email address or cookie', async () => {
    const { origin, close, db, lines, post } = await inProduction()
    const [cookie = ''] = (await signInAt(origin)).headers.getSetCookie()
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    await postJson(`${origin}/backend/request_password_reset.php`, { email: ADA })
    await expect.poll(() => post.mails).toHaveLength(1)
    const secrets = [ADA, encodeURIComponent(ADA), token, post.latestCode()]

    for (const secret of secrets) {
      const headers = { cookie: `portal_session=${secret}`, 'user-agent': secret, referer: secret }
      for (const path of [`backend/auth.php?${secret}`, `backend/${secret}`, `${secret}/x`]) {
        await fetch(`${origin}/${path}`, { headers })
      }
      const sent = { email: secret, password: secret, otp: secret }
      for (const call of ['login.php', 'verify_otp.php', 'reset_password.php']) {
        await postJson(`${origin}/backend/${call}`, sent, headers)
      }
    }
    await db.schema.dropTable('sessions').execute()
    const headers = { cookie: `portal_session=${token}` }
    await fetch(`${origin}/backend/auth.php?${ADA}`, { headers })
    post.goOnStrike()
    await postJson(`${origin}/backend/request_password_reset.php`, { email: ADA })
    await close()

    expect(lines.length).toBeGreaterThan(24)
    for (const secret of [...secrets, PASSWORD]) expect(lines.join('')).not.toContain(secret)
  })
})

test('the log names the student of a reset code, a new password, a sign-in and a refused one by id', async () => {
  const opened = await school()
  const ada = await withPermission(opened)
  await ada.reset(ADA, 'a fine new password')
  await ada.signIn(ADA, 'a fine new password')
  for (let tries = 0; tries < 11; tries += 1) await opened.signIn(ADA, 'wrong')
  const student = await idOf(opened.db)
  const names = ['reset-code', 'password-reset', 'sign-in', 'sign-in-refused']
  expect(opened.events).toMatchObject(names.map((name) => ({ name, student })))
})
