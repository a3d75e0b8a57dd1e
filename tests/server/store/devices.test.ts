import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/server/clock.ts'
import { findDevice, pruneDevices, rememberDevice } from '../../../src/server/store/devices.ts'
import { endSessionsOf } from '../../../src/server/store/session.ts'
import { idOf, school } from '../school.ts'

const EMAILS = Array.from({ length: 6 }, (_, index) => `student${index}@example.org`)
const [ADA = '', BEN = ''] = EMAILS

/** A school of six students. Each sign-in is a second after the one before. */
async function open() {
  const { db, clock } = await school({ students: EMAILS.map((email) => ({ email })) })
  return {
    db,
    clock,
    signIn: async (email: string, device: string | null = null) => {
      clock.advance(1000)
      return rememberDevice(db, device, await idOf(db, email), clock.now())
    },
    knows: async (device: string, email: string) =>
      (await findDevice(db, device, email, clock.now())) !== null,
    rows: () => db.selectFrom('devices').selectAll().execute(),
  }
}

describe('the device cookie', () => {
  test('knows only the students who have signed in with this browser, and is stored as a hash', async () => {
    const { signIn, knows, rows } = await open()
    const device = await signIn(ADA)
    expect(await knows(device, ADA.toUpperCase())).toBe(true)
    expect(await knows(device, BEN)).toBe(false)
    expect(await knows(device, 'nobody@example.org')).toBe(false)
    expect(JSON.stringify(await rows())).not.toContain(device)
  })

  test('knows nobody after the sessions end, because a thief may have it', async () => {
    const { db, signIn, knows } = await open()
    const device = await signIn(ADA)
    await endSessionsOf(db, await idOf(db, ADA))
    expect(await knows(device, ADA)).toBe(false)
  })

  test('changes at each sign-in, and the old one knows nobody', async () => {
    const { signIn, knows } = await open()
    const before = await signIn(ADA)
    const after = await signIn(BEN, before)
    expect([await knows(before, ADA), await knows(after, ADA)]).toEqual([false, true])
  })

  test('knows the five students who signed in last', async () => {
    const { signIn, knows } = await open()
    let device: string | null = null
    for (const index of [0, 1, 2, 3, 4, 0, 5]) device = await signIn(EMAILS[index] ?? '', device)
    const known = await Promise.all(EMAILS.map((email) => knows(device ?? '', email)))
    expect(known).toEqual([true, false, true, true, true, true])
  })

  test('is kept in the 50 browsers that a student used last', async () => {
    const { signIn, rows, knows } = await open()
    const first = await signIn(ADA)
    for (let browser = 0; browser < 50; browser += 1) await signIn(ADA)
    expect(await rows()).toHaveLength(50)
    expect(await knows(first, ADA)).toBe(false)
  })

  test('knows a student for 400 days after the last sign-in, and is then removed', async () => {
    const { db, clock, signIn, knows, rows } = await open()
    const device = await signIn(ADA)
    clock.advance(400 * DAY_MS - 1)
    await pruneDevices(db, clock.now())
    expect(await knows(device, ADA)).toBe(true)
    clock.advance(1)
    expect(await knows(device, ADA)).toBe(false)
    await pruneDevices(db, clock.now())
    expect(await rows()).toEqual([])
  })
})
