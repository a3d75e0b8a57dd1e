import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/server/clock.ts'
import type { OpenSchool } from '../support/server.ts'
import { school } from './school.ts'

const ADA = 'ada@example.org'
const RIGHT = 'demo-student'
const FEW_MINUTES = 'Too many attempts. Please wait a few minutes and try again.'
const LOCKED =
  'Too many attempts. Please try again in about 24 hours, or set a new password with Forgot Password.'

type Given = {
  readonly client?: string
  readonly email?: string | ((time: number) => string)
  readonly times: number
}

const anybody = (time: number) => `student${time}@example.org`

/** So many wrong passwords, each from a browser that nobody knows. Their answers' statuses. */
async function fail({ browser }: OpenSchool, { times, email = ADA, ...from }: Given) {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) {
    const address = typeof email === 'string' ? email : email(time)
    statuses.push((await browser(from).signIn(address, 'wrong')).status)
  }
  return statuses
}

const signIn = async ({ browser }: OpenSchool, client?: string) =>
  (await browser(client === undefined ? {} : { client }).signIn(ADA, RIGHT)).status

/** Wrong passwords for Ada from so many networks, as many from each as it has. */
async function failEverywhere(open: OpenSchool, networks = 10) {
  for (let network = 1; network <= networks; network += 1) {
    await fail(open, { client: `198.51.100.${network}`, times: 10 })
  }
}

describe('a browser that nobody knows', () => {
  test('has 10 wrong passwords for an account in 15 minutes, and its whole network with it', async () => {
    const open = await school()
    expect(await fail(open, { times: 11 })).toEqual([...Array<number>(10).fill(401), 429])
    const refused = await open.browser().signIn(ADA, RIGHT)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await refused.json()).toEqual({ status: 'error', message: FEW_MINUTES })
    expect(await signIn(open, '203.0.113.9')).toBe(200)
    open.clock.advance(15 * MINUTE_MS)
    expect(await signIn(open)).toBe(200)
  })

  test('is told how to get in where strangers from everywhere used up the day’s 100', async () => {
    const open = await school()
    await failEverywhere(open)
    const refused = await open.browser({ client: '203.0.113.9' }).signIn(ADA, RIGHT)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ status: 'error', message: LOCKED })
    open.clock.advance(DAY_MS)
    expect(await signIn(open)).toBe(200)
  })

  test('is counted alike for an address that has no account', async () => {
    const open = await school()
    const statuses = await fail(open, { email: 'nobody@example.org', times: 11 })
    expect(statuses.at(-1)).toBe(429)
  })

  test('is counted when many come at once: beyond the 10 only those that are hashed together', async () => {
    const { browser } = await school()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => browser().signIn(ADA, 'wrong')),
    )
    const wrong = answers.filter(({ status }) => status === 401)
    expect(wrong.length).toBeGreaterThanOrEqual(10)
    // The school of the tests hashes two at once.
    expect(wrong.length).toBeLessThanOrEqual(11)
  })

  test.each([
    ['an IPv4 address', '192.0.2.66', '192.0.2.67', 300],
    ['an IPv6 /64', '2001:db8:1:2::66', '2001:db8:1:3::66', 300],
  ])('has 300 wrong passwords for all accounts from %s', async (_, client, neighbour, most) => {
    const open = await school()
    const failures = await fail(open, { client, email: anybody, times: most })
    expect(new Set(failures)).toEqual(new Set([401]))
    expect(await signIn(open, client)).toBe(429)
    expect(await signIn(open, neighbour)).toBe(200)
  })

  test('has no more for an account in another /64 of the same IPv6 /48', async () => {
    const open = await school()
    await fail(open, { client: '2001:db8:1:2::66', times: 10 })
    expect(await signIn(open, '2001:db8:1:3::66')).toBe(429)
    expect(await signIn(open, '2001:db8:2::66')).toBe(200)
  })

  test('has 1,200 for all accounts in an IPv6 /48', { timeout: 120_000 }, async () => {
    const open = await school()
    for (const subnet of [1, 2, 3, 4]) {
      const email = (time: number) => `student${subnet}-${time}@example.org`
      await fail(open, { client: `2001:db8:1:${subnet}::1`, email, times: 300 })
    }
    expect(await signIn(open, '2001:db8:1:5::1')).toBe(429)
    expect(await signIn(open, '2001:db8:2:1::1')).toBe(200)
  })
})

describe('a right password', () => {
  test('is never counted: 500 at once from one address are all let in', async () => {
    const { browser } = await school()
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => browser({ client: '192.0.2.77' }).signIn(ADA, RIGHT)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('is let in while so many wait that they would fill the bucket', async () => {
    const open = await school()
    await fail(open, { times: 9 })
    const statuses = await Promise.all(Array.from({ length: 30 }, () => signIn(open)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await fail(open, { times: 2 })).toEqual([401, 429])
  })
})

describe('a browser that has signed in before', () => {
  test('is let in whatever strangers do, in its own network and elsewhere', async () => {
    const open = await school()
    const ada = open.browser()
    await ada.signIn(ADA, RIGHT)
    await ada.fetch('/backend/logout.php')
    await failEverywhere(open)
    await fail(open, { email: anybody, times: 300 })
    expect(await signIn(open)).toBe(429)
    expect((await ada.signIn(ADA, RIGHT)).status).toBe(200)
  })

  test('has 10 wrong passwords of its own in 15 minutes', async () => {
    const { browser, clock } = await school()
    const ada = browser()
    await ada.signIn(ADA, RIGHT)
    for (let time = 0; time < 10; time += 1) {
      expect((await ada.signIn(ADA, 'wrong')).status).toBe(401)
    }
    expect((await ada.signIn(ADA, RIGHT)).status).toBe(429)
    expect((await browser().signIn(ADA, RIGHT)).status).toBe(200)
    clock.advance(15 * MINUTE_MS)
    expect((await ada.signIn(ADA, RIGHT)).status).toBe(200)
  })

  test('has no more of them when somebody else signs in with it in between', async () => {
    const { browser, clock } = await school({ students: [{}, { email: 'ben@example.org' }] })
    const shared = browser()
    await shared.signIn(ADA, RIGHT)
    const statuses: number[] = []
    for (let time = 0; time < 12; time += 1) {
      clock.advance(1000)
      statuses.push((await shared.signIn(ADA, 'wrong')).status)
      await shared.signIn('ben@example.org', RIGHT)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  test('is a stranger to the accounts of others', async () => {
    const open = await school({ students: [{}, { email: 'ben@example.org' }] })
    const ben = open.browser({ client: '203.0.113.9' })
    await ben.signIn('ben@example.org', RIGHT)
    await failEverywhere(open)
    expect((await ben.signIn(ADA, RIGHT)).status).toBe(429)
  })
})

describe('a new password', () => {
  test('is not locked by what was tried against the old one, in its network and in others', async () => {
    const open = await school()
    const { browser, post, settled } = open
    await failEverywhere(open)
    const ada = browser({ client: '198.51.100.1' })
    await ada.postJson('/backend/request_password_reset.php', { email: ADA })
    await settled()
    await ada.postJson('/backend/verify_otp.php', { email: ADA, otp: post.latestCode() })
    const password = 'a-new-password'
    const reset = await ada.postJson('/backend/reset_password.php', { email: ADA, password })
    expect(reset.status).toBe(200)
    expect((await ada.signIn(ADA, password)).status).toBe(200)
    const laptop = browser({ client: '198.51.100.2' })
    expect((await laptop.signIn(ADA, password)).status).toBe(200)
  })
})
