import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../src/server/clock.ts'
import { createRateLimit } from '../../src/server/security/rate-limit.ts'
import { fakeClock } from '../support/server/clock.ts'
import { school } from './school.ts'

const TOO_MANY = {
  status: 'error',
  message: 'Too many attempts. Please wait a few minutes and try again.',
}

/** The answers' statuses to the same thing done so many times, one after the other. */
async function repeat(times: number, act: (time: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await act(time)).status)
  return statuses
}

describe('a rate limit', () => {
  test('allows so many attempts in a window and says how long to wait for the next', () => {
    const clock = fakeClock()
    const limit = createRateLimit(clock, { attempts: 2, windowMs: 10_000 })
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 0])
    clock.advance(3_500)
    expect(limit.take('a')).toBe(7)
    clock.advance(6_500)
    expect(limit.take('a')).toBe(0)
  })

  test('counts each key for itself', () => {
    const limit = createRateLimit(fakeClock(), { attempts: 1, windowMs: 1000 })
    limit.take('a')
    expect(limit.take('b')).toBe(0)
  })

  test('does not count what was given back or forgotten', () => {
    const limit = createRateLimit(fakeClock(), { attempts: 1, windowMs: 1000 })
    limit.take('a')
    limit.giveBack('a')
    expect(limit.take('a')).toBe(0)
    limit.forget('a')
    expect(limit.take('a')).toBe(0)
  })

  test('remembers only as many keys as it has room for, the newest ones', () => {
    const limit = createRateLimit(fakeClock(), { attempts: 1, windowMs: 1000, capacity: 2 })
    for (const key of ['a', 'b', 'c']) limit.take(key)
    expect([limit.take('c'), limit.take('b')].every((wait) => wait > 0)).toBe(true)
    expect(limit.take('a')).toBe(0)
  })
})

describe('login.php', () => {
  test('answers 429 after 10 failures for an address, for 15 minutes, even to the right password', async () => {
    const { signIn, clock } = await school()
    const failures = await repeat(10, () => signIn('ada@example.org', 'wrong'))
    expect(new Set(failures)).toEqual(new Set([401]))
    const refused = await signIn()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await refused.json()).toEqual(TOO_MANY)
    clock.advance(15 * MINUTE_MS)
    expect((await signIn()).status).toBe(200)
  })

  test('counts failures that come all at once', async () => {
    const { signIn } = await school()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn('ada@example.org', 'wrong')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('counts an unknown address like a known one', async () => {
    const { signIn } = await school()
    const statuses = await repeat(11, () => signIn('nobody@example.org', 'wrong'))
    expect(statuses.at(-1)).toBe(429)
  })

  test('forgets the failures of an address when the student has signed in', async () => {
    const { signIn } = await school()
    await repeat(9, () => signIn('ada@example.org', 'wrong'))
    await signIn()
    const again = await repeat(9, () => signIn('ada@example.org', 'wrong'))
    expect(again).not.toContain(429)
  })

  test('answers 429 after 100 failures from one client, whatever the addresses', async () => {
    const { browser } = await school()
    const attacker = browser({ client: '192.0.2.66' })
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => attacker.signIn(`student${i}@example.org`, 'wrong')),
    )
    expect((await attacker.signIn('ada@example.org', 'demo-student')).status).toBe(429)
    expect((await browser().signIn('ada@example.org', 'demo-student')).status).toBe(200)
  })

  test('does not count the students of a whole town who sign in from one address', async () => {
    const { browser } = await school()
    const network = { client: '192.0.2.77' }
    await repeat(101, () => browser(network).signIn('ada@example.org', 'demo-student'))
    expect((await browser(network).signIn('ada@example.org', 'demo-student')).status).toBe(200)
  })
})

const RESET = '/backend/request_password_reset.php'

describe('request_password_reset.php', () => {
  test('sends three mails to an address in 15 minutes and answers the same to the fourth request', async () => {
    const { browser, settled, post, clock } = await school()
    const request = () => browser().postJson(RESET, { email: 'ada@example.org' })
    const answers: string[] = []
    for (let i = 0; i < 4; i += 1) answers.push(await (await request()).text())
    await settled()
    expect(new Set(answers).size).toBe(1)
    expect(post.mails).toHaveLength(3)
    clock.advance(15 * MINUTE_MS)
    await request()
    await settled()
    expect(post.mails).toHaveLength(4)
  })

  test('answers 429 after 30 requests from one client', async () => {
    const { browser } = await school()
    const client = browser()
    const statuses = await repeat(31, (i) =>
      client.postJson(RESET, { email: `student${i}@example.org` }),
    )
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses[30]).toBe(429)
  })
})

test('verify_otp.php answers 429 after 100 wrong codes from one client', async () => {
  const { browser } = await school()
  const client = browser()
  const guess = (otp: string) =>
    client.postJson('/backend/verify_otp.php', { email: 'ada@example.org', otp })
  await Promise.all(Array.from({ length: 100 }, (_, i) => guess(String(i))))
  expect((await guess('100')).status).toBe(429)
})
