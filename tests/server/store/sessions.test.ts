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

  test('stores its last use once an hour at most', async () => {
    const { clock, find } = await open()
    clock.advance(HOUR_MS - 1)
    expect((await find())?.touch).toBeNull()
    clock.advance(1)
    await (await find())?.touch?.()
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
