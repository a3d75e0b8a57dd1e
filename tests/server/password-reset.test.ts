import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../src/server/clock.ts'
import { otherThan, person, withCode, withPermission } from './person.ts'
import { ADA, GRACE, read, refused, school } from './school.ts'

const WITH_GRACE = { students: [{}, { email: GRACE }] }
const WRONG_CODE = 'This code is wrong or has expired. Please check it or ask for a new one.'
const NO_CODE = 'A code has eight digits. Please copy it from the newest email.'
const COMMON = 'Many people use this password, so it is easy to guess. Please choose another.'
const ELSEWHERE = 'Enter the code in the browser that asked for it.'
const UNVERIFIED = 'Please verify your email with a code first.'

test('each step sets a new http-only cookie: for a day, then for 10 minutes', async () => {
  const opened = await school()
  const ada = person(opened)
  const asked = await ada.request(ADA)
  await opened.settled()
  const proven = await ada.verify(ADA, opened.post.latestCode())
  const cookies = [asked, proven].map(({ headers }) => headers.get('set-cookie') ?? '')
  expect(cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=token;'))).toEqual([
    'portal_reset=token; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
    'portal_reset=token; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
  ])
  expect(cookies[0]?.split(';')[0]).not.toBe(cookies[1]?.split(';')[0])
})

describe('request_password_reset.php', () => {
  test('sends the mail after its answer, and none to an unknown address', async () => {
    const opened = await school()
    const { goOn } = opened.post.hold()
    await person(opened).request(ADA)
    await person(opened).request('nobody@example.org')
    goOn()
    await opened.settled()
    expect(opened.post.mails.map(({ to }) => to)).toEqual([ADA])
  })

  test('keeps a code that was sent less than a minute ago, and sends another one later', async () => {
    const opened = await school(WITH_GRACE)
    const ada = await withCode(opened)
    const counted = () => opened.db.selectFrom('attempts').select('count').execute()
    const before = await counted()
    await ada.request(ADA)
    await opened.settled()
    expect(opened.post.mails).toHaveLength(1)
    expect(await counted()).toEqual(before)
    opened.clock.advance(MINUTE_MS)
    await ada.request(ADA)
    await opened.settled()
    expect(opened.post.mails).toHaveLength(2)
    expect(await opened.db.selectFrom('reset_codes').selectAll().execute()).toHaveLength(1)
    expect((await ada.verify(ADA, ada.code)).status).toBe(400)
    expect((await ada.verify(ADA, opened.post.latestCode())).status).toBe(200)
  })
})

describe('verify_otp.php', () => {
  test('accepts a code with spaces and dashes, and the address in any case', async () => {
    const ada = await withCode(await school())
    const typed = ` ${ada.code.slice(0, 4)} - ${ada.code.slice(4)} `
    expect((await ada.verify(' Ada@Example.org ', typed)).status).toBe(200)
  })

  test('answers in a sentence to anything but eight digits, and uses up no try', async () => {
    const ada = await withCode(await school())
    for (const typed of ['1234567', '123456789', `${ada.code}.`, `Code: ${ada.code}`, 'abc']) {
      expect(await read(ada.verify(ADA, typed))).toEqual(refused(400, NO_CODE))
    }
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
  })

  test('answers with the same sentence to a wrong, an expired and a used code', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    const wrong = await ada.verify(ADA, otherThan(ada.code))
    await ada.verify(ADA, ada.code)
    const used = await ada.verify(ADA, ada.code)
    const again = await withCode(opened)
    opened.clock.advance(10 * MINUTE_MS)
    const expired = await again.verify(ADA, again.code)
    for (const answer of [wrong, used, expired]) {
      expect(await read(answer)).toEqual(refused(400, WRONG_CODE))
    }
  })

  test('refuses a code in a browser that did not ask for it, and uses up no try', async () => {
    const opened = await school(WITH_GRACE)
    const ada = await withCode(opened)
    const grace = await withCode(opened, GRACE)
    for (const elsewhere of [person(opened), grace]) {
      for (let i = 0; i < 5; i += 1) {
        expect(await read(elsewhere.verify(ADA, ada.code))).toEqual(refused(400, ELSEWHERE))
      }
    }
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
    expect((await grace.verify(GRACE, grace.code)).status).toBe(200)
  })
})

describe('reset_password.php', () => {
  test('replaces the password, and deletes its cookie', async () => {
    const opened = await school()
    const ada = await withPermission(opened)
    expect((await ada.reset(ADA, 'a new password')).status).toBe(200)
    expect((await opened.signIn(ADA, 'a new password')).status).toBe(200)
    expect((await opened.signIn(ADA, 'demo-student')).status).toBe(401)
    expect(ada.cookies()).toEqual({})
  })

  test('sets the first password of a student without one', async () => {
    const opened = await school({ students: [{ password: null }] })
    const ada = await withPermission(opened)
    await ada.reset(ADA, 'my first password')
    expect((await opened.signIn(ADA, 'my first password')).status).toBe(200)
  })

  test('answers 403 without the cookie of verify_otp.php, and for another address', async () => {
    const opened = await school(WITH_GRACE)
    const ada = await withCode(opened)
    expect((await ada.reset(ADA, 'not verified yet')).status).toBe(403)
    await ada.verify(ADA, ada.code)
    const stolen = person(opened).reset(ADA, 'a stolen password')
    expect(await read(stolen)).toEqual(refused(403, UNVERIFIED))
    expect((await ada.reset(GRACE, 'a stolen password')).status).toBe(403)
    for (const email of [ADA, GRACE]) {
      expect((await opened.signIn(email, 'a stolen password')).status).toBe(401)
    }
  })

  test('refuses a weak password and then accepts a better one, which a mail confirms', async () => {
    const opened = await school()
    const ada = await withPermission(opened)
    expect(await read(ada.reset(ADA, 'password'))).toEqual(refused(400, COMMON))
    expect((await opened.signIn()).status).toBe(200)
    await opened.settled()
    expect(opened.post.mails).toHaveLength(1) // with the code
    expect((await ada.reset(ADA, '8 or more')).status).toBe(200)
    await opened.settled()
    expect(opened.post.mails.slice(1)).toEqual([
      expect.objectContaining({ to: ADA, subject: 'Your password was changed' }),
    ])
  })
})
