import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../src/server/clock.ts'
import {
  lateRequestBuckets,
  resetRequestBuckets,
  wrongCodeBuckets,
  type ResetAttempt,
} from '../../../src/server/security/reset-limits.ts'
import { otherThan, person, withCode } from '../person.ts'
import { ADA, GRACE, read, refused, school } from '../school.ts'
import { sharedLimits } from './shared-limits.ts'

const STRANGER = { client: '203.0.113.9' }

const ATTEMPT: ResetAttempt = { email: ADA, block: '203.0.113.9', provider: null, device: null }
const device = { studentId: 'ada', lastUsedAt: '2026-02-01' }
const KNOWN = { device }
const [ONE_BLOCK, OTHER_BLOCK] = ['2001:db8:1::/48', '2001:db8:2::/48'].map((block) => ({
  block,
  provider: '2001:db8::/32',
}))
const [TEN_A_DAY, FIFTY_A_DAY] = ['10 in 1440 minutes', '50 in 1440 minutes']
const [LATE, LATE_OF_PROVIDER] = ['10 in 60 minutes', '100 in 60 minutes']
const [WRONG, WRONG_OF_PROVIDER] = ['5000 in 1440 minutes', '20000 in 1440 minutes']
const [OF_BLOCK, OF_PROVIDER] = ['1500 in 60 minutes', '30 in 1440 minutes']

const BUCKETS = {
  'a request': resetRequestBuckets,
  'a request past the limit': lateRequestBuckets,
  'a wrong code': wrongCodeBuckets,
}

type Some = Partial<ResetAttempt> | undefined

test.each<[keyof typeof BUCKETS, string, Some, Some, readonly string[]]>([
  ['a request', 'of its account and block', {}, {}, [TEN_A_DAY, OF_BLOCK]],
  ['a request', 'of another account', {}, { email: GRACE }, [OF_BLOCK]],
  ['a request', 'from another block', {}, { block: '192.0.2.1' }, []],
  ['a request', 'from another block of its provider', ONE_BLOCK, OTHER_BLOCK, [OF_PROVIDER]],
  ['a request', 'of a known browser', KNOWN, { ...KNOWN, block: '192.0.2.1' }, [TEN_A_DAY]],
  ['a request', 'of another known browser', KNOWN, { device: { ...device, lastUsedAt: '2' } }, []],
  ['a request', 'of an unknown browser', KNOWN, {}, []],
  ['a request past the limit', 'of its block', ONE_BLOCK, ONE_BLOCK, [LATE, LATE_OF_PROVIDER]],
  ['a request past the limit', 'of its provider', ONE_BLOCK, OTHER_BLOCK, [LATE_OF_PROVIDER]],
  [
    'a wrong code',
    'for any account',
    ONE_BLOCK,
    { ...ONE_BLOCK, email: GRACE },
    [WRONG, WRONG_OF_PROVIDER],
  ],
  ['a wrong code', 'of a known browser', KNOWN, KNOWN, [FIFTY_A_DAY]],
  ['a wrong code', 'of an unknown browser', KNOWN, {}, []],
])('%s counts together with one %s', (what, _, one, other, limits) => {
  const bucketsOf = (changes: Some) => BUCKETS[what]({ ...ATTEMPT, ...changes })
  expect(sharedLimits(bucketsOf(one), bucketsOf(other))).toEqual(limits)
})

describe('a request for a code', () => {
  test('is answered ten times a day, and then ten times an hour', async () => {
    const opened = await school()
    const ask = () => person(opened).request(ADA)
    for (let i = 0; i < 20; i += 1) expect((await ask()).status).toBe(200)
    const answer = await ask()
    expect(answer.headers.get('retry-after')).toBe(String(60 * 60))
    const message =
      'Too many codes were asked for. Please use the newest, or try again in 60 minutes.'
    expect(await read(answer)).toEqual(refused(429, message))
    await opened.settled()
    expect(opened.post.mails).toHaveLength(20)
    opened.clock.advance(HOUR_MS)
    expect((await ask()).status).toBe(200)
  })

  test('is refused past the ten while the browser’s own code works, and answered in another browser', async () => {
    const opened = await school()
    const stranger = person(opened)
    for (let i = 0; i < 10; i += 1) await person(opened).request(ADA)
    expect((await stranger.request(ADA)).status).toBe(200)
    opened.clock.advance(MINUTE_MS)
    expect((await stranger.request(ADA)).headers.get('retry-after')).toBe(String(9 * 60))
    expect((await person(opened).request(ADA)).status).toBe(200)
    opened.clock.advance(9 * MINUTE_MS)
    expect((await stranger.request(ADA)).status).toBe(200)
  })
})

describe('a code that is tried with an invented cookie', () => {
  test('counts for nobody', async () => {
    const opened = await school()
    const tried = await opened.app.request('/backend/verify_otp.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'portal_reset=invented' },
      body: JSON.stringify({ email: ADA, otp: '12345678' }),
    })
    expect(tried.status).toBe(400)
    expect(await opened.db.selectFrom('attempts').selectAll().execute()).toEqual([])
  })
})

describe('a wrong code', () => {
  test('answers 429 beyond the limit, and a right code is not counted', async () => {
    const opened = await school()
    const [ada, again] = [await withCode(opened), await withCode(opened)]
    await again.verify(ADA, otherThan(again.code))
    await opened.db.updateTable('attempts').set({ count: 4999 }).execute()
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
    expect((await again.verify(ADA, otherThan(again.code))).status).toBe(400)
    const answer = await again.verify(ADA, again.code)
    expect(answer.headers.get('retry-after')).toBe(String(24 * 3600))
    const message = 'Too many wrong codes came from your network. Please try again in 24 hours.'
    expect(await read(answer)).toEqual(refused(429, message))
    const elsewhere = await withCode(opened, ADA, STRANGER)
    expect((await elsewhere.verify(ADA, elsewhere.code)).status).toBe(200)
  })
})

test('a stranger cannot use up a student’s code by asking for others and trying them', async () => {
  const opened = await school()
  const ada = await withCode(opened)
  for (let i = 0; i < 3; i += 1) {
    const stranger = await withCode(opened, ADA, STRANGER)
    for (let j = 0; j < 5; j += 1) await stranger.verify(ADA, otherThan(stranger.code))
  }
  expect((await ada.verify(ADA, ada.code)).status).toBe(200)
})
