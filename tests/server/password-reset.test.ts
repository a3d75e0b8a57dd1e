import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../src/server/clock.ts'
import { exchangeCode, saveResetCode, takeTry } from '../../src/server/store/password-reset.ts'
import type { OpenSchool } from '../support/server.ts'
import { isSignedIn, school } from './school.ts'

const ADA = 'ada@example.org'
const GRACE = { email: 'grace@example.org', fullName: 'Grace Bello' }

/** The calls as the browser of one person makes them. */
function person(opened: OpenSchool) {
  const browser = opened.browser()
  return {
    ...browser,
    request: (email: string) => browser.postJson('/backend/request_password_reset.php', { email }),
    verify: (email: string, otp: string) =>
      browser.postJson('/backend/verify_otp.php', { email, otp }),
    reset: (email: string, password: string) =>
      browser.postJson('/backend/reset_password.php', { email, password }),
  }
}

/** A person who asked for a code and has it in the mail. */
async function withCode(opened: OpenSchool, email = ADA) {
  const asking = person(opened)
  await asking.request(email)
  await opened.settled()
  return { ...asking, code: opened.post.latestCode() }
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

describe('request_password_reset.php', () => {
  test('mails a code of six digits that says how long it lives', async () => {
    const opened = await school()
    const { code } = await withCode(opened)
    expect(code).toMatch(/^\d{6}$/)
    expect(opened.post.mails).toHaveLength(1)
    expect(opened.post.mails[0]).toMatchObject({ to: ADA })
    expect(opened.post.mails[0]?.text).toContain('within the next 10 minutes')
  })

  test('answers the same for an unknown address and mails nothing to it', async () => {
    const opened = await school()
    const asking = person(opened)
    const known = await asking.request(ADA)
    const unknown = await asking.request('nobody@example.org')
    await opened.settled()
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    for (const { headers } of [unknown, known]) headers.delete('x-request-id')
    expect([...unknown.headers]).toEqual([...known.headers])
    expect(opened.post.mails.map(({ to }) => to)).toEqual([ADA])
  })

  test('does everything that depends on the address after its answer', async () => {
    const opened = await school()
    await person(opened).request(ADA)
    expect(opened.post.mails).toEqual([])
    expect(await opened.db.selectFrom('reset_codes').selectAll().execute()).toEqual([])
    await opened.settled()
    expect(opened.post.mails).toHaveLength(1)
  })

  test('succeeds when the mail server fails, and the failure is logged', async () => {
    const opened = await school()
    opened.post.goOnStrike()
    const answer = await person(opened).request(ADA)
    await opened.settled()
    expect(answer.status).toBe(200)
    expect(opened.problems.map(({ text }) => text)).toEqual(['Sending a reset code failed.'])
  })

  test('stores the code as an argon2id hash only', async () => {
    const opened = await school()
    const { code } = await withCode(opened)
    const stored = await opened.db.selectFrom('reset_codes').selectAll().executeTakeFirstOrThrow()
    expect(stored.code_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  test('works for a student who has no password yet', async () => {
    const opened = await school({ students: [{ password: null }] })
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    await ada.reset(ADA, 'my first password')
    expect((await opened.signIn(ADA, 'my first password')).status).toBe(200)
  })
})

describe('verify_otp.php', () => {
  test('accepts the code, however the address is spelt', async () => {
    const ada = await withCode(await school())
    const answer = await ada.verify(' Ada@Example.org ', ada.code)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ status: 'success' })
  })

  test('accepts a code that was pasted with spaces', async () => {
    const ada = await withCode(await school())
    const answer = await ada.verify(ADA, ` ${ada.code.slice(0, 3)} ${ada.code.slice(3)} `)
    expect(answer.status).toBe(200)
  })

  test('gives a cookie that is out of reach of scripts and lives for 10 minutes', async () => {
    const ada = await withCode(await school())
    const cookie = (await ada.verify(ADA, ada.code)).headers.get('set-cookie')
    expect(cookie).toMatch(/^portal_reset=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('says one and the same sentence for wrong, expired, dead, used and unknown', async () => {
    const opened = await school({ students: [{}, GRACE] })
    const ada = await withCode(opened)
    const wrong = await ada.verify(ADA, otherThan(ada.code))
    const unknown = await ada.verify('nobody@example.org', ada.code)
    const neverAsked = await ada.verify(GRACE.email, ada.code)
    await ada.verify(ADA, ada.code)
    const used = await ada.verify(ADA, ada.code)
    const again = await withCode(opened)
    opened.clock.advance(10 * MINUTE_MS)
    const expired = await again.verify(ADA, again.code)
    const answers = [wrong, unknown, neverAsked, used, expired]
    const said = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text()]),
    )
    expect(new Set(said.map(String)).size).toBe(1)
    expect(said[0]).toEqual([
      400,
      JSON.stringify({
        status: 'error',
        message: 'This code is wrong or has expired. Please check it or ask for a new one.',
      }),
    ])
  })

  test('accepts a code until 10 minutes have passed', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    opened.clock.advance(10 * MINUTE_MS - 1)
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
  })

  test('accepts the code after four wrong tries and not after five', async () => {
    const opened = await school({ students: [{}, GRACE] })
    const tryWrong = async (email: string, times: number) => {
      const someone = await withCode(opened, email)
      for (let i = 0; i < times; i += 1) await someone.verify(email, otherThan(someone.code))
      return (await someone.verify(email, someone.code)).status
    }
    expect(await tryWrong(ADA, 4)).toBe(200)
    expect(await tryWrong(GRACE.email, 5)).toBe(400)
  })

  test('counts tries that come all at once', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    const wrong = Array.from({ length: 5 }, () => ada.verify(ADA, otherThan(ada.code)))
    const late = ada.verify(ADA, ada.code)
    await Promise.all(wrong)
    expect((await late).status).toBe(400)
  })

  test('accepts a code once, even when it comes twice at the same time', async () => {
    const ada = await withCode(await school())
    const answers = await Promise.all([ada.verify(ADA, ada.code), ada.verify(ADA, ada.code)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  test('does not accept a code that was replaced while it was being compared', async () => {
    const { db, clock } = await school()
    const { id } = await db.selectFrom('students').select('id').executeTakeFirstOrThrow()
    await saveResetCode(db, id, 'older', clock.now())
    const compared = await takeTry(db, id, clock.now())
    await saveResetCode(db, id, 'newer', clock.now())
    expect(compared).toBe('older')
    expect(await exchangeCode(db, id, 'older', clock.now())).toBeNull()
    expect(await exchangeCode(db, id, 'newer', clock.now())).not.toBeNull()
  })

  test('accepts the newest code only', async () => {
    const opened = await school()
    const first = await withCode(opened)
    const second = await withCode(opened)
    expect((await first.verify(ADA, first.code)).status).toBe(
      first.code === second.code ? 200 : 400,
    )
    expect((await second.verify(ADA, second.code)).status).toBe(200)
  })
})

describe('reset_password.php', () => {
  test('sets the password, and the old one is over', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    const answer = await ada.reset(ADA, 'a new password')
    expect(await answer.json()).toMatchObject({ status: 'success' })
    expect((await opened.signIn(ADA, 'a new password')).status).toBe(200)
    expect((await opened.signIn(ADA, 'demo-student')).status).toBe(401)
  })

  test('needs the cookie that verify_otp.php gave', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    const elsewhere = person(opened)
    const answer = await elsewhere.reset(ADA, 'stolen')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      status: 'error',
      message: 'Please verify your email with a code first.',
    })
    expect((await opened.signIn(ADA, 'stolen')).status).toBe(401)
  })

  test('sets the password of the verified address only', async () => {
    const opened = await school({ students: [{}, GRACE] })
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    expect((await ada.reset(GRACE.email, 'stolen')).status).toBe(403)
    expect((await opened.signIn(GRACE.email, 'stolen')).status).toBe(401)
  })

  test('is refused 10 minutes after the code was verified', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    opened.clock.advance(10 * MINUTE_MS)
    expect((await ada.reset(ADA, 'too late')).status).toBe(403)
  })

  test('works once for each code, and clears its cookie', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    const cookie = `portal_reset=${ada.cookies()['portal_reset']}`
    await ada.reset(ADA, 'first')
    expect(ada.cookies()).toEqual({})
    const again = await opened.app.request('/backend/reset_password.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email: ADA, password: 'second' }),
    })
    expect(again.status).toBe(403)
  })

  test('ends every session of the student and of nobody else', async () => {
    const opened = await school({ students: [{}, GRACE] })
    const [laptop, phone, grace] = [opened.browser(), opened.browser(), opened.browser()]
    await laptop.signIn(ADA, 'demo-student')
    await phone.signIn(ADA, 'demo-student')
    await grace.signIn(GRACE.email, 'demo-student')
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    await ada.reset(ADA, 'a new password')
    const signedIn = await Promise.all([laptop, phone, grace].map(({ fetch }) => isSignedIn(fetch)))
    expect(signedIn).toEqual([false, false, true])
  })

  test('ends every code and every other permission of the student', async () => {
    const opened = await school()
    const other = await withCode(opened)
    await other.verify(ADA, other.code)
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    const unused = await withCode(opened)
    await ada.reset(ADA, 'a new password')
    expect((await unused.verify(ADA, unused.code)).status).toBe(400)
    expect((await other.reset(ADA, 'another one')).status).toBe(403)
  })
})
