import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/server/clock.ts'
import { pruneSessions } from '../../src/server/store/session.ts'
import { COHORT } from '../support/server.ts'
import { isSignedIn, school } from './school.ts'

const GRACE = {
  email: 'grace@example.org',
  fullName: 'Grace Bello',
  access: 'deactivated',
} as const
const SIGNED_OUT = { status: 'error', message: 'Please sign in.' }
const WRONG = { status: 'error', message: 'Wrong email or password.' }

describe('login.php', () => {
  test('signs a student in and answers with the full name', async () => {
    const { signIn } = await school()
    const answer = await signIn()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'success', full_name: 'Ada Okafor' })
  })

  test.each([
    ['a wrong password', 'ada@example.org', 'demo-studen'],
    ['a password in other case', 'ada@example.org', 'Demo-Student'],
    ['a password with a space more', 'ada@example.org', 'demo-student '],
    ['an unknown address', 'nobody@example.org', 'demo-student'],
    ['a student without a password', 'new@example.org', 'demo-student'],
    ['an address that is SQL', "' or 1=1 --", 'demo-student'],
  ])('refuses %s with one and the same sentence', async (_, email, password) => {
    const { signIn } = await school({
      students: [{}, { email: 'new@example.org', password: null }],
    })
    const answer = await signIn(email, password)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual(WRONG)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('does not care about case and white space of the address', async () => {
    const { signIn } = await school()
    expect((await signIn('  ADA@Example.ORG ')).status).toBe(200)
  })

  test('takes the same letters for the same password, however the keyboard composed them', async () => {
    const { signIn } = await school({ students: [{ password: 'café' }] })
    expect((await signIn('ada@example.org', 'cafe\u0301')).status).toBe(200)
  })

  test('stores neither password nor session token as they are', async () => {
    const { browser, db } = await school({ students: [{ password: 'correct horse' }] })
    const ada = browser()
    await ada.signIn('ada@example.org', 'correct horse')
    const token = ada.cookies()['portal_session'] ?? ''
    const stored = JSON.stringify([
      await db.selectFrom('students').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(token).toHaveLength(43)
    expect(stored).toContain('$argon2id$v=19$')
    expect(stored).not.toContain('correct horse')
    expect(stored).not.toContain(token)
  })

  test('renews a password hash that was made at another cost', async () => {
    const { signIn, db, passwords } = await school()
    // 'demo-student' with 8 KiB and one pass.
    await db.updateTable('students').set({ password_hash: WEAK_HASH }).execute()
    expect((await signIn()).status).toBe(200)
    const { password_hash: renewed } = await db
      .selectFrom('students')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(renewed).not.toBe(WEAK_HASH)
    expect(passwords.isOutdated(renewed ?? '')).toBe(false)
    expect((await signIn()).status).toBe(200)
  })

  test('gives a new token each time and ends the session it replaces', async () => {
    const { browser, db } = await school()
    const ada = browser()
    await ada.signIn('ada@example.org', 'demo-student')
    const first = ada.cookies()['portal_session']
    await ada.signIn('ada@example.org', 'demo-student')
    expect(ada.cookies()['portal_session']).not.toBe(first)
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })
})

const WEAK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$2hRYV4rWRHI5fNcv1VM+4CiW+LWhXn8HfMSFfcZ/8g8'

describe('auth.php', () => {
  test('answers with the profile of the signed-in student', async () => {
    const { signIn, fetch, db } = await school({ students: [{ facecard: '/faces/ada.png' }] })
    await signIn()
    const answer = await fetch('/backend/auth.php')
    const { id } = await db.selectFrom('students').select('id').executeTakeFirstOrThrow()
    expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    expect(await answer.json()).toEqual({
      status: 'success',
      account_id: id,
      user_status: 'active',
      full_name: 'Ada Okafor',
      course_cohort: COHORT,
      facecard: '/faces/ada.png',
    })
  })

  test('lets a deactivated student in, to say so', async () => {
    const { signIn, fetch } = await school({ students: [GRACE] })
    expect((await signIn(GRACE.email)).status).toBe(200)
    const answer = await fetch('/backend/auth.php')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ status: 'success', user_status: 'deactivated' })
  })
})

const PROTECTED = [
  ['GET', '/backend/get_links.php'],
  ['GET', '/backend/fetch_messages.php'],
  ['GET', `/backend/get_tasks.php?course_cohort=${COHORT}`],
  ['GET', '/backend/get_tasks.php?lesson_number=1'],
  ['POST', '/backend/submit_task.php'],
] as const

describe('a call that needs a session', () => {
  test.each(PROTECTED)('answers 401 without one: %s %s', async (method, path) => {
    const { fetch } = await school()
    const answer = await fetch(path, { method })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual(SIGNED_OUT)
  })

  test('is asked for by auth.php, to which nobody being signed in is an answer like any other', async () => {
    const { fetch } = await school()
    const answer = await fetch('/backend/auth.php')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(SIGNED_OUT)
  })

  test.each(PROTECTED)('answers 403 to a deactivated student: %s %s', async (method, path) => {
    const { signIn, fetch } = await school({ students: [GRACE] })
    await signIn(GRACE.email)
    const answer = await fetch(path, { method })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      status: 'error',
      message: 'Your account has been deactivated. Please contact support for assistance.',
    })
  })

  test('answers 401 to a token that nobody has', async () => {
    const { app } = await school()
    const answer = await app.request('/backend/get_links.php', {
      headers: { cookie: 'portal_session=AAAA' },
    })
    expect(answer.status).toBe(401)
  })
})

describe('a session', () => {
  test('ends when it was not used for 7 days', async () => {
    const { signIn, fetch, clock } = await school()
    await signIn()
    clock.advance(7 * DAY_MS - 1)
    expect(await isSignedIn(fetch)).toBe(true)
    clock.advance(7 * DAY_MS)
    expect(await isSignedIn(fetch)).toBe(false)
  })

  test('lasts while it is used, but no longer than 30 days', async () => {
    const { signIn, fetch, clock } = await school()
    await signIn()
    for (let day = 0; day < 29; day += 1) {
      clock.advance(DAY_MS)
      expect(await isSignedIn(fetch)).toBe(true)
    }
    clock.advance(DAY_MS)
    expect(await isSignedIn(fetch)).toBe(false)
  })

  test('writes its use down once an hour at most', async () => {
    const { signIn, fetch, clock, db } = await school()
    await signIn()
    const seen = async () =>
      (await db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow())
        .last_seen_at
    const atFirst = await seen()
    clock.advance(HOUR_MS - 1)
    await fetch('/backend/auth.php')
    expect(await seen()).toBe(atFirst)
    clock.advance(1)
    await fetch('/backend/auth.php')
    await expect.poll(seen).toBe(clock.now().toISOString())
  })

  test('lives as long as the school’s owner says', async () => {
    const life = { idleMs: 2 * DAY_MS, maxMs: 3 * DAY_MS }
    const { signIn, fetch, clock } = await school({ sessionLife: life })
    const cookie = (await signIn()).headers.get('set-cookie')
    expect(cookie).toContain('Max-Age=259200;')
    clock.advance(2 * DAY_MS - 1)
    expect(await isSignedIn(fetch)).toBe(true)
    clock.advance(DAY_MS)
    expect(await isSignedIn(fetch)).toBe(true)
    clock.advance(1)
    expect(await isSignedIn(fetch)).toBe(false)
  })

  test('ends at the latest day where that comes before the idle one', async () => {
    const life = { idleMs: 7 * DAY_MS, maxMs: DAY_MS }
    const { signIn, fetch, clock } = await school({ sessionLife: life })
    await signIn()
    clock.advance(DAY_MS)
    expect(await isSignedIn(fetch)).toBe(false)
  })

  test('that has ended is removed by the upkeep, and no other', async () => {
    const { browser, clock, db } = await school()
    await browser().signIn('ada@example.org', 'demo-student')
    clock.advance(7 * DAY_MS - 1)
    await browser().signIn('ada@example.org', 'demo-student')
    await pruneSessions(db, clock.now())
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(2)
    clock.advance(1)
    await pruneSessions(db, clock.now())
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  test('of one browser is not another one’s', async () => {
    const { browser } = await school()
    const [one, other] = [browser(), browser()]
    await one.signIn('ada@example.org', 'demo-student')
    expect(await isSignedIn(one.fetch)).toBe(true)
    expect(await isSignedIn(other.fetch)).toBe(false)
  })
})

describe('logout.php', () => {
  test('ends this session and no other', async () => {
    const { browser } = await school()
    const [phone, laptop] = [browser(), browser()]
    await phone.signIn('ada@example.org', 'demo-student')
    await laptop.signIn('ada@example.org', 'demo-student')
    const answer = await phone.fetch('/backend/logout.php')
    expect(await answer.json()).toEqual({ status: 'success' })
    expect(Object.keys(phone.cookies())).toEqual(['portal_device'])
    expect(await isSignedIn(phone.fetch)).toBe(false)
    expect(await isSignedIn(laptop.fetch)).toBe(true)
  })

  test('makes the token useless, not just the cookie', async () => {
    const { browser, app } = await school()
    const ada = browser()
    await ada.signIn('ada@example.org', 'demo-student')
    const cookie = `portal_session=${ada.cookies()['portal_session']}`
    await ada.fetch('/backend/logout.php')
    const answer = await app.request('/backend/get_links.php', { headers: { cookie } })
    expect(answer.status).toBe(401)
  })

  test('is open to deactivated students', async () => {
    const { signIn, fetch } = await school({ students: [GRACE] })
    await signIn(GRACE.email)
    expect((await fetch('/backend/logout.php')).status).toBe(200)
    expect(await isSignedIn(fetch)).toBe(false)
  })

  test('succeeds for someone who is not signed in', async () => {
    const { fetch } = await school()
    expect(await (await fetch('/backend/logout.php')).json()).toEqual({ status: 'success' })
  })
})
