import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { COHORT } from '../support/server.ts'
import { ADA, GRACE, idOf, isSignedIn, read, refused, school, signedIn } from './school.ts'

const DEACTIVATED = { students: [{ access: 'deactivated' }] } as const
const SIGNED_OUT = 'Please sign in.'

describe('login.php', () => {
  test('signs a student in and answers with the full name', async () => {
    const { signIn } = await school()
    expect(await read(signIn())).toEqual({
      status: 200,
      json: { status: 'success', full_name: 'Ada Okafor' },
    })
  })

  test.each([
    ['a wrong password', ADA, 'demo-studen'],
    ['a password with an extra space', ADA, 'demo-student '],
    ['an unknown address', 'nobody@example.org', 'demo-student'],
    ['a student without a password', GRACE, 'demo-student'],
    ['an address that is SQL', "' or 1=1 --", 'demo-student'],
  ])('answers 401 with the same sentence to %s', async (_, email, password) => {
    const { signIn } = await school({ students: [{}, { email: GRACE, password: null }] })
    const answer = await signIn(email, password)
    expect(answer.headers.get('set-cookie')).not.toContain('portal_session')
    expect(await read(answer)).toEqual(refused(401, 'Wrong email or password.'))
  })

  test('ignores the case of an address, signs that nobody sees, and the Unicode form of a password', async () => {
    const { signIn } = await school({ students: [{ password: 'café' }] })
    expect((await signIn('  \u202AADA@Example\u00AD.ORG\u200B ', 'cafe\u0301')).status).toBe(200)
  })

  test('stores password and session token as hashes', async () => {
    const { cookie, db } = await signedIn()
    const [, token = ''] = cookie.split('=')
    const stored = JSON.stringify([
      await db.selectFrom('students').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(token).toHaveLength(43)
    expect(stored).toContain('$argon2id$v=19$')
    for (const secret of ['demo-student', token]) expect(stored).not.toContain(secret)
  })

  test('renews a password hash that has another cost', async () => {
    const { signIn, db, passwords } = await school()
    // 'demo-student' with 8 KiB and one pass.
    const weak =
      '$argon2id$v=19$m=8,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$2hRYV4rWRHI5fNcv1VM+4CiW+LWhXn8HfMSFfcZ/8g8'
    await db.updateTable('students').set({ password_hash: weak }).execute()
    expect((await signIn()).status).toBe(200)
    const renewed = await db.selectFrom('students').select('password_hash').executeTakeFirst()
    expect(passwords.isOutdated(renewed?.password_hash ?? '')).toBe(false)
    expect((await signIn()).status).toBe(200)
  })
})

describe('auth.php', () => {
  test('answers with the profile of the student', async () => {
    const { fetch, db } = await signedIn({ students: [{ facecard: '/faces/ada.png' }] })
    const id = await idOf(db)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    expect((await read(fetch('/backend/auth.php'))).json).toEqual({
      status: 'success',
      account_id: id,
      user_status: 'active',
      full_name: 'Ada Okafor',
      course_cohort: COHORT,
      facecard: '/faces/ada.png',
    })
  })

  test('answers 200 to a deactivated student and to a visitor without a session', async () => {
    const { fetch, browser } = await signedIn(DEACTIVATED)
    expect(await read(fetch('/backend/auth.php'))).toMatchObject({
      status: 200,
      json: { status: 'success', user_status: 'deactivated' },
    })
    expect(await read(browser().fetch('/backend/auth.php'))).toEqual(refused(200, SIGNED_OUT))
  })
})

test.each([
  ['GET', '/backend/get_links.php'],
  ['GET', '/backend/fetch_messages.php'],
  ['GET', `/backend/get_tasks.php?course_cohort=${COHORT}`],
  ['GET', '/backend/get_tasks.php?lesson_number=1'],
  ['POST', '/backend/submit_task.php'],
])('%s %s answers 401 without a session and 403 to a deactivated student', async (method, path) => {
  const { fetch, browser } = await signedIn(DEACTIVATED)
  expect(await read(browser().fetch(path, { method }))).toEqual(refused(401, SIGNED_OUT))
  const message = 'Your account has been deactivated. Please contact support for assistance.'
  expect(await read(fetch(path, { method }))).toEqual(refused(403, message))
})

test('a session lives as long as sessionLife says', async () => {
  const sessionLife = { idleMs: 2 * DAY_MS, maxMs: 3 * DAY_MS }
  const { signIn, fetch, clock } = await school({ sessionLife })
  expect((await signIn()).headers.get('set-cookie')).toContain('Max-Age=259200;')
  for (const [later, open] of [
    [2 * DAY_MS - 1, true],
    [DAY_MS, true],
    [1, false],
  ] as const) {
    clock.advance(later)
    expect(await isSignedIn(fetch)).toBe(open)
  }
})

describe('logout.php', () => {
  test('ends only this session, also for a thief who kept its token', async () => {
    const { app, browser } = await school()
    const [phone, laptop] = [browser(), browser()]
    await phone.signIn(ADA, 'demo-student')
    await laptop.signIn(ADA, 'demo-student')
    const cookie = `portal_session=${phone.cookies()['portal_session']}`
    expect((await read(phone.fetch('/backend/logout.php'))).json).toEqual({ status: 'success' })
    expect(Object.keys(phone.cookies())).toEqual(['portal_device'])
    const stolen = await app.request('/backend/get_links.php', { headers: { cookie } })
    expect(stolen.status).toBe(401)
    expect(await isSignedIn(laptop.fetch)).toBe(true)
  })

  test('succeeds for a deactivated student and without a session', async () => {
    const { fetch } = await signedIn(DEACTIVATED)
    for (const _ of ['signed in', 'signed out']) {
      expect((await read(fetch('/backend/logout.php'))).json).toEqual({ status: 'success' })
      expect(await isSignedIn(fetch)).toBe(false)
    }
  })
})
