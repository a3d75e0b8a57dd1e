import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/server/clock.ts'
import { hashCode } from '../../src/server/security/token.ts'
import { askForCode, guess } from '../../src/server/security/reset-limits.ts'
import { takeAttempt } from '../../src/server/store/attempts.ts'
import { ADA, otherThan, person, withCode } from './person.ts'
import { school } from './school.ts'

const STRANGER = { client: '203.0.113.9' }

describe('a stranger', () => {
  test('cannot use up the code of a student, by asking for more and trying them', async () => {
    const opened = await school()
    const ada = await withCode(opened)
    for (let i = 0; i < 3; i += 1) {
      const stranger = await withCode(opened, ADA, STRANGER)
      for (let j = 0; j < 5; j += 1) await stranger.verify(ADA, otherThan(stranger.code))
    }
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
  })

  test('who has had every code of the day leaves a student in another network theirs', async () => {
    const opened = await school()
    for (let i = 0; i < 11; i += 1) await person(opened, STRANGER).request(ADA)
    await opened.settled() // the next mail is Ada's
    const ada = await withCode(opened)
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
  })
})

describe('request_password_reset.php', () => {
  test('gives ten codes a day, and says when there is another', async () => {
    const opened = await school()
    const ask = () => person(opened).request(ADA)
    for (let i = 0; i < 10; i += 1) expect((await ask()).status).toBe(200)
    opened.clock.advance(HOUR_MS / 2)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(23.5 * 3600))
    expect(await refused.json()).toEqual({
      status: 'error',
      message: 'Too many codes were asked for. Please use the newest, or try again in 24 hours.',
    })
    await opened.settled()
    expect(opened.post.mails).toHaveLength(10)
    opened.clock.advance(DAY_MS)
    expect((await ask()).status).toBe(200)
  })

  test('refuses the eleventh of an unknown address as well', async () => {
    const opened = await school()
    const ask = () => person(opened).request('nobody@example.org')
    for (let i = 0; i < 10; i += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })

  test('serves a first day on campus: 1,000 students of one address in an hour', async () => {
    const opened = await school()
    const ask = (number: number) => person(opened).request(`student-${number}@example.org`)
    expect((await ask(0)).status).toBe(200)
    await opened.db.updateTable('attempts').set({ count: 990 }).execute()
    for (let number = 991; number <= 1000; number += 1) {
      expect((await ask(number)).status).toBe(200)
    }
  })

  test('refuses one address block that asks for every address there is', async () => {
    const opened = await school()
    await person(opened).request('student-0@example.org')
    await opened.db.updateTable('attempts').set({ count: 1500 }).execute()
    expect((await person(opened).request(ADA)).status).toBe(429)
    expect((await person(opened, STRANGER).request(ADA)).status).toBe(200)
  })
})

describe('a bucket', () => {
  const NOW = new Date('2026-03-02T12:00:00Z')
  const asking = { email: ADA, block: '203.0.113.9', provider: null, device: null }
  const usedIn = (lastUsedAt: string) => ({ ...asking, device: { studentId: 'ada', lastUsedAt } })
  const known = usedIn('2026-02-01')

  test('of a browser that the account knows is out of reach of strangers', async () => {
    const { db } = await school()
    const take = (buckets: Parameters<typeof takeAttempt>[1]) => takeAttempt(db, buckets, NOW)
    for (let i = 0; i < 10; i += 1) await take(askForCode(asking))
    expect(await take(askForCode(asking))).toBeGreaterThan(0)
    for (let i = 0; i < 10; i += 1) expect(await take(askForCode(known))).toBe(0)
    expect(await take(askForCode(known))).toBeGreaterThan(0)
    expect(await take(askForCode(usedIn('2026-02-02')))).toBe(0)
  })

  test('of wrong codes holds 5,000 a day for one address, whichever accounts they are for', () => {
    expect(guess(asking)).toEqual(guess({ ...asking, email: 'grace@example.org' }))
    expect(guess(asking)).toMatchObject([{ most: 5000, windowMs: DAY_MS }])
    const provider = guess({ ...asking, block: '2001:db8:1::/48', provider: '2001:db8::/32' })
    expect(provider.map(({ most }) => most)).toEqual([5000, 20_000])
  })
})

describe('verify_otp.php', () => {
  test('counts wrong codes for the address, right ones never, and says when to try again', async () => {
    const opened = await school()
    const { db, clock } = opened
    await takeAttempt(
      db,
      guess({ email: ADA, block: '192.0.2.1', provider: null, device: null }),
      clock.now(),
    )
    await db.updateTable('attempts').set({ count: 4999 }).execute()
    const ada = await withCode(opened)
    const again = await withCode(opened)
    expect((await ada.verify(ADA, ada.code)).status).toBe(200)
    expect((await again.verify(ADA, otherThan(again.code))).status).toBe(400)
    const refused = await again.verify(ADA, again.code)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(24 * 3600))
    expect(await refused.json()).toEqual({
      status: 'error',
      message: 'Too many wrong codes came from your network. Please try again in 24 hours.',
    })
    const elsewhere = await withCode(opened, ADA, { client: '198.51.100.7' })
    expect((await elsewhere.verify(ADA, elsewhere.code)).status).toBe(200)
  })
})

test('a code is worth nothing without the token of the browser that asked', () => {
  expect(hashCode('12345678', 'one')).not.toBe(hashCode('12345678', 'another'))
})
