import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../src/server/clock.ts'
import {
  findSession,
  openSession,
  pruneSessions,
  SESSION_LIFE,
} from '../../../src/server/store/session.ts'
import { idOf, school } from '../school.ts'

/** Ada's new session. */
async function open() {
  const { db, clock } = await school()
  const begin = async () => openSession(db, await idOf(db), SESSION_LIFE, clock.now())
  const token = await begin()
  const find = () => findSession(db, token, SESSION_LIFE, clock.now())
  return {
    db,
    clock,
    begin,
    find,
    /** Uses the session after this time, and returns whether it was still open. */
    isOpenAfter: async (milliseconds: number) => {
      clock.advance(milliseconds)
      const found = await find()
      await found?.touch?.()
      return found !== null
    },
  }
}

describe('a session', () => {
  test('is one of the newest 20 of a student', async () => {
    const { db, begin, find, clock } = await open()
    for (let more = 0; more < 19; more += 1) {
      clock.advance(1)
      await begin()
    }
    expect(await find()).not.toBeNull()
    clock.advance(1)
    await begin()
    expect(await find()).toBeNull()
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(20)
  })

  test('ends after 7 days without use', async () => {
    const { isOpenAfter } = await open()
    expect(await isOpenAfter(7 * DAY_MS - 1)).toBe(true)
    expect(await isOpenAfter(7 * DAY_MS)).toBe(false)
  })

  test('ends after 30 days in any case', async () => {
    const { isOpenAfter } = await open()
    for (let day = 1; day < 30; day += 1) expect(await isOpenAfter(DAY_MS)).toBe(true)
    expect(await isOpenAfter(DAY_MS)).toBe(false)
  })

  test('stores its last use once an hour at most', async () => {
    const { clock, find, isOpenAfter } = await open()
    clock.advance(HOUR_MS - 1)
    expect((await find())?.touch).toBeNull()
    await isOpenAfter(1)
    expect((await find())?.touch).toBeNull()
  })

  test('is removed by pruneSessions only after its end', async () => {
    const { db, clock, begin } = await open()
    clock.advance(7 * DAY_MS - 1)
    await begin()
    const rows = () => db.selectFrom('sessions').selectAll().execute()
    await pruneSessions(db, clock.now())
    expect(await rows()).toHaveLength(2)
    clock.advance(1)
    await pruneSessions(db, clock.now())
    expect(await rows()).toHaveLength(1)
  })
})
