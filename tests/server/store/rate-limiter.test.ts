import { describe, expect, test } from 'vitest'
import {
  pruneAttempts,
  consume,
  secondsUntilFree,
  type Bucket,
} from '../../../src/server/store/rate-limiter.ts'
import { school } from '../school.ts'

async function open() {
  const { db, clock } = await school()
  return {
    db,
    clock,
    take: (...buckets: Bucket[]) => consume(db, buckets, clock.now()),
    wait: (...buckets: Bucket[]) => secondsUntilFree(db, buckets, clock.now()),
  }
}

const bucket = (name: string, limit = 2): Bucket => ({ name, limit, windowMs: 10_000 })

describe('a bucket of attempts', () => {
  test('counts up to its limit in a window, and returns the seconds until the next', async () => {
    const { clock, take } = await open()
    expect([await take(bucket('a')), await take(bucket('a'))]).toEqual([0, 0])
    clock.advance(3_500)
    expect(await take(bucket('a'))).toBe(7)
    clock.advance(6_500)
    expect([await take(bucket('a')), await take(bucket('a'))]).toEqual([0, 0])
    expect(await take(bucket('a'))).toBe(10)
  })

  test('counts an attempt in all buckets or, when one is full, in none', async () => {
    const { take } = await open()
    await take(bucket('small', 1))
    expect(await take(bucket('large'), bucket('small', 1))).toBe(10)
    expect([await take(bucket('large')), await take(bucket('large'))]).toEqual([0, 0])
  })

  test('returns the longest wait of several without counting', async () => {
    const { clock, take, wait } = await open()
    expect([await wait(bucket('a', 1)), await wait(bucket('a', 1))]).toEqual([0, 0])
    await take(bucket('a', 1))
    clock.advance(4_000)
    await take(bucket('b', 1))
    expect(await wait(bucket('a', 1), bucket('c'))).toBe(6)
    expect(await wait(bucket('a', 1), bucket('b', 1))).toBe(10)
    expect(await wait(bucket('a', 2))).toBe(0)
    clock.advance(6_000)
    expect(await wait(bucket('a', 1))).toBe(0)
  })

  test('is stored as a hash, and removed after its window', async () => {
    const { db, clock, take } = await open()
    await take(bucket('login account ada@example.org'))
    const rows = () => db.selectFrom('attempts').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain('ada')
    clock.advance(9_999)
    await pruneAttempts(db, clock.now())
    expect(await rows()).toHaveLength(1)
    clock.advance(1)
    await pruneAttempts(db, clock.now())
    expect(await rows()).toEqual([])
  })
})
