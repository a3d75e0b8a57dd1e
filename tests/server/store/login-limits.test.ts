import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../src/server/clock.ts'
import { loginBuckets } from '../../../src/server/security/login-limits.ts'
import type { OpenSchool } from '../../support/server.ts'
import { ADA, GRACE, read, refused, school } from '../school.ts'
import { sharedLimits } from './shared-limits.ts'

const RIGHT = 'demo-student'
const HERE = '192.0.2.1'
const ELSEWHERE = '203.0.113.9'
const FEW_MINUTES = 'Too many attempts. Please wait a few minutes and try again.'
const LOCKED =
  'Too many attempts. Please try again in about 24 hours, or set a new password with Forgot Password.'

/** The statuses of wrong passwords, each from a new browser. */
async function fail({ browser }: OpenSchool, times: number, client = HERE) {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) {
    statuses.push((await browser({ client }).signIn(ADA, 'wrong')).status)
  }
  return statuses
}

/** Fills every bucket of a stranger's network, and those that it shares with other networks. */
async function fillBuckets(open: OpenSchool, client: string) {
  await open.db.deleteFrom('attempts').execute()
  await fail(open, 1, client)
  await open.db.updateTable('attempts').set({ count: 2000 }).execute()
}

const signIn = async ({ browser }: OpenSchool, client = HERE) =>
  (await browser({ client }).signIn(ADA, RIGHT)).status

const TEN_AND_ONE = [...Array<number>(10).fill(401), 429]

type Guess = Parameters<typeof loginBuckets>[0]

const GUESS: Guess = {
  email: ADA,
  passwordHash: 'hash',
  device: null,
  browser: 'token',
  networks: [HERE],
}
const [BROWSER, NETWORK, DAY] = ['10 in 15 minutes', '30 in 15 minutes', '100 in 1440 minutes']
const [ALL, EVERYBODY] = ['300 in 15 minutes', '1200 in 15 minutes']
const OVER_IPV6 = { networks: ['2001:db8:1:2::/64', '2001:db8:1::/48'] }
const BESIDE = { browser: 'another', networks: ['2001:db8:1:3::/64', '2001:db8:1::/48'] }
const device = { studentId: '1', lastUsedAt: '2026-03-02T12:00:00.000Z' }
const KNOWN = { device }

test.each<[string, Partial<Guess>, Partial<Guess>, readonly string[]]>([
  ['of its browser', {}, {}, [BROWSER, NETWORK, DAY, ALL]],
  ['of another browser', {}, { browser: 'another' }, [NETWORK, DAY, ALL]],
  ['from another network', {}, { networks: ['192.0.2.2'] }, [BROWSER, DAY]],
  ['of another account', {}, { email: GRACE }, [ALL]],
  ['over IPv6', OVER_IPV6, OVER_IPV6, [BROWSER, NETWORK, DAY, ALL, EVERYBODY]],
  ['from another /64 of its /48', OVER_IPV6, BESIDE, [NETWORK, DAY, EVERYBODY]],
  ['of the same known browser elsewhere', KNOWN, { ...KNOWN, networks: [ELSEWHERE] }, [BROWSER]],
  ['of another known browser', KNOWN, { device: { ...device, lastUsedAt: '2026' } }, []],
  ['of an unknown browser', KNOWN, {}, []],
  ['of a new password', {}, { passwordHash: 'another' }, [ALL]],
  ['of a new password in a known browser', KNOWN, { ...KNOWN, passwordHash: 'another' }, []],
])('a wrong password counts together with one %s (%#)', (_, one, other, limits) => {
  const [buckets, others] = [one, other].map((guess) => loginBuckets({ ...GUESS, ...guess }))
  expect(sharedLimits(buckets ?? [], others ?? [])).toEqual(limits)
})

describe('login.php in an unknown browser', () => {
  test('answers 429 after 30 wrong passwords from the network, for 15 minutes', async () => {
    const open = await school()
    expect(await fail(open, 31)).toEqual([...Array<number>(30).fill(401), 429])
    const answer = await open.browser().signIn(ADA, RIGHT)
    expect(answer.headers.get('retry-after')).toBe('900')
    expect(await read(answer)).toEqual(refused(429, FEW_MINUTES))
    expect(await signIn(open, ELSEWHERE)).toBe(200)
    open.clock.advance(15 * MINUTE_MS)
    expect(await signIn(open)).toBe(200)
  })

  test('suggests a new password when strangers have used up the 100 of a day', async () => {
    const open = await school()
    await fillBuckets(open, '192.0.2.2')
    const answer = open.browser({ client: ELSEWHERE }).signIn(ADA, RIGHT)
    expect(await read(answer)).toEqual(refused(429, LOCKED))
    open.clock.advance(DAY_MS)
    expect(await signIn(open)).toBe(200)
  })

  test('exceeds the 10 for concurrent wrong passwords only by those hashed together', async () => {
    const ada = (await school()).browser()
    await ada.signIn(ADA, 'wrong')
    const all = Array.from({ length: 30 }, () => ada.signIn(ADA, 'wrong'))
    const answers = await Promise.all(all)
    const wrong = answers.filter(({ status }) => status === 401)
    expect(wrong.length).toBeGreaterThanOrEqual(9)
    // The school of the tests hashes two at once.
    expect(wrong.length).toBeLessThanOrEqual(10)
  })

  test('answers 429 after 300 right passwords of an account, for an hour', async () => {
    const open = await school({ students: [{}, { email: GRACE }] })
    expect(await signIn(open)).toBe(200)
    await open.db.updateTable('attempts').set({ count: 299 }).execute()
    expect([await signIn(open), await signIn(open, ELSEWHERE)]).toEqual([200, 429])
    expect((await open.browser().signIn(GRACE, RIGHT)).status).toBe(200)
    open.clock.advance(60 * MINUTE_MS)
    expect(await signIn(open)).toBe(200)
  })

  test('does not count a right password as a wrong one, however many come at once', async () => {
    const open = await school()
    await fail(open, 29)
    const statuses = await Promise.all(Array.from({ length: 30 }, () => signIn(open)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await fail(open, 2)).toEqual([401, 429])
  })
})

describe('login.php in a browser that has signed in before', () => {
  test('accepts the password whatever strangers do, in its network and elsewhere', async () => {
    const open = await school()
    const ada = open.browser()
    await ada.signIn(ADA, RIGHT)
    await ada.fetch('/backend/logout.php')
    await fillBuckets(open, HERE)
    expect(await signIn(open)).toBe(429)
    expect((await ada.signIn(ADA, RIGHT)).status).toBe(200)
  })

  test('answers 429 after 10 wrong passwords of its own, whoever else signs in with it', async () => {
    const open = await school({ students: [{}, { email: GRACE }] })
    const shared = open.browser()
    await shared.signIn(ADA, RIGHT)
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      open.clock.advance(1000)
      statuses.push((await shared.signIn(ADA, 'wrong')).status)
      await shared.signIn(GRACE, RIGHT)
    }
    expect(statuses).toEqual(TEN_AND_ONE)
    expect(await signIn(open)).toBe(200)
    open.clock.advance(15 * MINUTE_MS)
    expect((await shared.signIn(ADA, RIGHT)).status).toBe(200)
  })
})
