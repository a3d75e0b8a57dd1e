import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../src/server/clock.ts'
import { pruneResets } from '../../src/server/store/password-reset.ts'
import { ADA, otherThan, person, withCode } from './person.ts'
import { isSignedIn, school } from './school.ts'

const GRACE = { email: 'grace@example.org', fullName: 'Grace Bello' }
const WRONG_CODE = 'This code is wrong or has expired. Please check it or ask for a new one.'
const COMMON = 'Many people use this password, so it is easy to guess. Please choose another.'
const ELSEWHERE = 'Enter the code in the browser that asked for it.'

describe('request_password_reset.php', () => {
  test('mails a code of eight digits that says how long it lives', async () => {
    const opened = await school()
    const { code } = await withCode(opened)
    expect(code).toMatch(/^\d{8}$/)
    expect(opened.post.mails).toHaveLength(1)
    expect(opened.post.mails[0]).toMatchObject({ to: ADA })
    expect(opened.post.mails[0]?.text).toContain('within 10 minutes')
  })

  test('mails after its answer, and never to an unknown address', async () => {
    const opened = await school()
    const { goOn } = opened.post.hold()
    await person(opened).request(ADA)
    await person(opened).request('nobody@example.org')
    goOn()
    await opened.settled()
    expect(opened.post.mails.map(({ to }) => to)).toEqual([ADA])
  })

  test('succeeds when the mail server fails, and the failure is logged', async () => {
    const opened = await school()
    opened.post.goOnStrike()
    const answer = await person(opened).request(ADA)
    await opened.settled()
    expect(answer.status).toBe(200)
    expect(opened.problems.map(({ text }) => text)).toEqual(['Sending a reset code failed.'])
  })

  test('stores nothing that codes can be tried on without the cookie', async () => {
    const opened = await school()
    const { code, cookies } = await withCode(opened)
    const stored = await opened.db.selectFrom('reset_codes').selectAll().execute()
    expect(stored).toHaveLength(1)
    for (const secret of [code, cookies()['portal_reset'] ?? '', ADA]) {
      expect(JSON.stringify(stored)).not.toContain(secret)
    }
  })

  test('gives a cookie that is out of reach of scripts, and a new one each time', async () => {
    const asking = person(await school())
    const cookie = (await asking.request(ADA)).headers.get('set-cookie')
    expect(cookie).toMatch(
      /^portal_reset=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await asking.request(ADA)).headers.get('set-cookie')).not.toBe(cookie)
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
    const answer = await ada.verify(ADA, ` ${ada.code.slice(0, 4)} ${ada.code.slice(4)} `)
    expect(answer.status).toBe(200)
  })

  test('gives a cookie that is out of reach of scripts and lives for 10 minutes', async () => {
    const ada = await withCode(await school())
    const cookie = (await ada.verify(ADA, ada.code)).headers.get('set-cookie')
    expect(cookie).toMatch(/^portal_reset=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('says one and the same sentence for wrong, expired, used and unknown', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    const wrong = await ada.verify(ADA, otherThan(ada.code))
    await ada.verify(ADA, ada.code)
    const used = await ada.verify(ADA, ada.code)
    const nobody = person(opened)
    await nobody.request('nobody@example.org')
    const unknown = await nobody.verify('nobody@example.org', ada.code)
    const again = await withCode(opened)
    opened.clock.advance(10 * MINUTE_MS)
    const expired = await again.verify(ADA, again.code)
    for (const answer of [wrong, used, unknown, expired]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ status: 'error', message: WRONG_CODE })
    }
  })

  test('sends whoever did not ask to the browser that did, and no try is used up', async () => {
    const opened = await school({ students: [{}, GRACE] })
    const ada = await withCode(opened)
    const grace = await withCode(opened, GRACE.email)
    for (const elsewhere of [person(opened), grace]) {
      for (let i = 0; i < 5; i += 1) {
        const answer = await elsewhere.verify(ADA, ada.code)
        expect(answer.status).toBe(400)
        expect(await answer.json()).toEqual({ status: 'error', message: ELSEWHERE })
      }
    }
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
    expect((await grace.verify(GRACE.email, grace.code)).status).toBe(200)
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
    await Promise.all(Array.from({ length: 5 }, () => ada.verify(ADA, otherThan(ada.code))))
    expect((await ada.verify(ADA, ada.code)).status).toBe(400)
  })

  test('accepts a code once, even when it comes twice at the same time', async () => {
    const ada = await withCode(await school())
    const answers = await Promise.all([ada.verify(ADA, ada.code), ada.verify(ADA, ada.code)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  test('accepts the newest code of a browser only', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    await ada.request(ADA)
    await opened.settled()
    const newest = opened.post.latestCode()
    const older = await ada.verify(ADA, ada.code)
    expect(older.status).toBe(ada.code === newest ? 200 : 400)
    expect((await ada.verify(ADA, newest)).status).toBe(200)
    expect(await opened.db.selectFrom('reset_codes').selectAll().execute()).toEqual([])
  })

  test('accepts a code although another browser has asked for one since', async () => {
    const opened = await school()
    const [laptop, phone] = [await withCode(opened), await withCode(opened)]
    expect((await laptop.verify(ADA, laptop.code)).status).toBe(200)
    expect((await phone.verify(ADA, phone.code)).status).toBe(200)
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
    expect((await ada.reset(ADA, 'not verified yet')).status).toBe(403)
    await ada.verify(ADA, ada.code)
    const elsewhere = person(opened)
    const answer = await elsewhere.reset(ADA, 'a stolen password')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      status: 'error',
      message: 'Please verify your email with a code first.',
    })
    expect((await opened.signIn(ADA, 'a stolen password')).status).toBe(401)
  })

  test('sets the password of the verified address only', async () => {
    const opened = await school({ students: [{}, GRACE] })
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    expect((await ada.reset(GRACE.email, 'a stolen password')).status).toBe(403)
    expect((await opened.signIn(GRACE.email, 'a stolen password')).status).toBe(401)
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
    await ada.reset(ADA, 'the first one')
    expect(ada.cookies()).toEqual({})
    const again = await opened.app.request('/backend/reset_password.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email: ADA, password: 'the second one' }),
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

  test.each([
    ['small letters', 'ourgarden'],
    ['digits', '80264917'],
    ['signs', '~*?~*?~*?'],
    ['spaces between words', 'rain on the roof'],
    ['letters of any language', 'дождь-ливень'],
    ['smileys', '🌧️🌧️🌧️🌧️'],
    ['64 letters', 'abcdefg '.repeat(8)],
  ])('takes a password of %s alone', async (_, password) => {
    const opened = await school()
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    expect((await ada.reset(ADA, password)).status).toBe(200)
    expect((await opened.signIn(ADA, password)).status).toBe(200)
  })

  test.each([
    ['seven letters', 'ünïqueß', 'Please choose a password of at least 8 characters.'],
    ['four smileys', '😀😀😀😀', 'Please choose a password of at least 8 characters.'],
    ['the commonest', 'password', COMMON],
    ['the commonest, in capitals', 'PassWord', COMMON],
    ['the commonest, in wide letters', 'ｐａｓｓｗｏｒｄ', COMMON],
    ['a walk over the keyboard', '1qaz2wsx', COMMON],
  ])('refuses %s, and takes a better one after it', async (_, password, message) => {
    const opened = await school()
    const ada = await withCode(opened)
    await ada.verify(ADA, ada.code)
    const answer = await ada.reset(ADA, password)
    expect([answer.status, await answer.json()]).toEqual([400, { status: 'error', message }])
    expect((await opened.signIn()).status).toBe(200)
    expect((await ada.reset(ADA, '8 or more')).status).toBe(200)
  })
})

test('codes and permissions that have expired are pruned, the others stay', async () => {
  const opened = await school({ students: [{}, GRACE] })
  const { db, clock } = opened
  const rows = async () => [
    (await db.selectFrom('reset_codes').selectAll().execute()).length,
    (await db.selectFrom('reset_grants').selectAll().execute()).length,
  ]
  await withCode(opened, GRACE.email)
  const ada = await withCode(opened)
  await ada.verify(ADA, ada.code)
  clock.advance(10 * MINUTE_MS - 1)
  await pruneResets(db, clock.now())
  expect(await rows()).toEqual([1, 1])
  clock.advance(1)
  await pruneResets(db, clock.now())
  expect(await rows()).toEqual([0, 0])
})
