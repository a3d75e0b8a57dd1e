import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/server/clock.ts'
import {
  lateRequestBuckets,
  resetRequestBuckets,
  wrongCodeBuckets,
} from '../../../src/server/security/reset-limits.ts'
import { otherThan, person, withCode } from '../person.ts'
import { ADA, GRACE, read, refused, school } from '../school.ts'

const STRANGER = { client: '203.0.113.9' }

describe('a request for a code', () => {
  const asking = { email: ADA, block: '203.0.113.9', provider: null, device: null }
  const device = { studentId: 'ada', lastUsedAt: '2026-02-01' }
  const nameOf = (changes: Partial<Parameters<typeof resetRequestBuckets>[0]>) =>
    resetRequestBuckets({ ...asking, ...changes })[0]?.name

  test('counts for account and address block, 10 a day, and for the block, 1,500 an hour', () => {
    expect(resetRequestBuckets(asking)).toMatchObject([
      { limit: 10, windowMs: DAY_MS },
      { limit: 1500, windowMs: HOUR_MS },
    ])
    expect(nameOf({ block: '192.0.2.1' })).not.toBe(nameOf({}))
    expect(nameOf({ email: GRACE })).not.toBe(nameOf({}))
  })

  test('counts in a browser that knows the account for that browser alone, 10 a day', () => {
    expect(resetRequestBuckets({ ...asking, device })).toMatchObject([
      { limit: 10, windowMs: DAY_MS },
    ])
    expect(nameOf({ device, block: '192.0.2.1' })).toBe(nameOf({ device }))
    expect(nameOf({ device: { ...device, lastUsedAt: '2026-02-02' } })).not.toBe(nameOf({ device }))
    expect(nameOf({ device })).not.toBe(nameOf({}))
  })

  test('counts for account and provider, 30 a day, and past it 10 an hour for each block, 100 for all', () => {
    const provider = '2001:db8::/32'
    expect(resetRequestBuckets({ ...asking, provider })).toMatchObject([{}, {}, { limit: 30 }])
    const late = (block: string) => lateRequestBuckets({ ...asking, provider, block })
    const [one, other] = [late('2001:db8:1::/48'), late('2001:db8:2::/48')]
    const windowMs = HOUR_MS
    expect(one).toMatchObject([
      { limit: 10, windowMs },
      { limit: 100, windowMs },
    ])
    expect(other[0]).not.toEqual(one[0])
    expect(other[1]).toEqual(one[1])
  })

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
  const from = { email: ADA, block: '2001:db8:1::/48', provider: null, device: null }
  const device = { studentId: 'ada', lastUsedAt: '2026-02-01' }

  test('counts for all accounts by address block, 5,000 a day, and by provider, 20,000', () => {
    expect(wrongCodeBuckets({ ...from, provider: '2001:db8::/32' })).toMatchObject([
      { limit: 5000, windowMs: DAY_MS },
      { limit: 20_000, windowMs: DAY_MS },
    ])
    expect(wrongCodeBuckets({ ...from, email: GRACE })).toEqual(wrongCodeBuckets(from))
  })

  test('counts in a browser that knows the account for that browser alone, 50 a day', () => {
    expect(wrongCodeBuckets({ ...from, device })).toMatchObject([{ limit: 50, windowMs: DAY_MS }])
  })

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
