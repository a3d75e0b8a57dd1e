import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../src/server/clock.ts'
import { createRateLimit } from '../../src/server/security/rate-limit.ts'
import { fakeClock } from '../support/server/clock.ts'
import { school } from './school.ts'

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
