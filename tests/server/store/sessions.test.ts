import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../src/server/clock.ts'
import {
  findSession,
  openSession,
  pruneSessions,
  SESSION_LIFE,
} from '../../../src/server/store/session.ts'
import { idOf, school } from '../school.ts'

/** Ada's session, which has just begun. */
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
    /** Whether it is still there so much later; then it is used. */
    isOpenAfter: async (milliseconds: number) => {
      clock.advance(milliseconds)
      const found = await find()
      await found?.touch?.()
      return found !== null
    },
  }
}

describe('a session', () => {
  test('ends when it was not used for 7 days', async () => {
    const { isOpenAfter } = await open()
    expect(await isOpenAfter(7 * DAY_MS - 1)).toBe(true)
    expect(await isOpenAfter(7 * DAY_MS)).toBe(false)
  })

  test('lasts while it is used, but no longer than 30 days', async () => {
    const { isOpenAfter } = await open()
    for (let day = 1; day < 30; day += 1) expect(await isOpenAfter(DAY_MS)).toBe(true)
    expect(await isOpenAfter(DAY_MS)).toBe(false)
  })

  test('writes its use down once an hour at most', async () => {
    const { clock, find, isOpenAfter } = await open()
    clock.advance(HOUR_MS - 1)
    expect((await find())?.touch).toBeNull()
    await isOpenAfter(1)
    expect((await find())?.touch).toBeNull()
  })

  test('that has ended is removed by the maintenance, and no other', async () => {
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
