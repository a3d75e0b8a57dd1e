import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { endSessionsOf } from '../../src/server/store/session.ts'
import { findDevice, pruneDevices } from '../../src/server/store/devices.ts'
import { school } from './school.ts'

const RIGHT = 'demo-student'

/** A school of seven, and one browser that they share. */
async function open() {
  const emails = Array.from({ length: 7 }, (_, index) => `student${index}@example.org`)
  const opened = await school({ students: emails.map((email) => ({ email })) })
  const { db, clock, browser } = opened
  const shared = browser()
  const token = () => shared.cookies()['portal_device'] ?? ''
  return {
    ...opened,
    emails,
    token,
    /** Signs in with the shared browser, a second after the one before. */
    signIn: async (email: string | undefined, password = RIGHT) => {
      clock.advance(1000)
      await shared.signIn(email ?? '', password)
    },
    knows: async (email: string | undefined, device = token()) =>
      (await findDevice(db, device, email ?? '', clock.now())) !== null,
    logout: () => shared.fetch('/backend/logout.php'),
  }
}

describe('the device cookie', () => {
  test('is worth nothing after a new password, which may be one against a thief', async () => {
    const { db, emails, signIn, knows } = await open()
    await signIn(emails[0])
    const ada = db
      .selectFrom('students')
      .select('id')
      .where('email', '=', emails[0] ?? '')
    const { id } = await ada.executeTakeFirstOrThrow()
    await endSessionsOf(db, id)
    expect(await knows(emails[0])).toBe(false)
  })

  test('is kept for the 50 browsers that a student used last', async () => {
    const { db, emails, browser, clock } = await open()
    for (let time = 0; time < 53; time += 1) {
      clock.advance(1000)
      await browser().signIn(emails[0] ?? '', RIGHT)
    }
    expect(await db.selectFrom('devices').selectAll().execute()).toHaveLength(50)
  })

  test('knows who has signed in with this browser, after Logout too, and nobody else', async () => {
    const { emails, signIn, knows, logout } = await open()
    await signIn(emails[0])
    await logout()
    expect(await knows(emails[0])).toBe(true)
    expect(await knows(emails[0]?.toUpperCase())).toBe(true)
    expect(await knows(emails[1])).toBe(false)
    expect(await knows('nobody@example.org')).toBe(false)
  })

  test('is not given for a wrong password', async () => {
    const { emails, signIn, token } = await open()
    await signIn(emails[0], 'wrong')
    expect(token()).toBe('')
  })

  test('knows five students: the one who signed in longest ago gives way', async () => {
    const { emails, signIn, knows } = await open()
    for (const index of [0, 1, 2, 3, 4, 0, 5]) await signIn(emails[index])
    const known = await Promise.all(emails.map((email) => knows(email)))
    expect(known).toEqual([true, false, true, true, true, true, false])
  })

  test('is another one after each sign-in, and the one before knows nobody', async () => {
    const { emails, signIn, knows, token } = await open()
    await signIn(emails[0])
    const before = token()
    await signIn(emails[1])
    expect(token()).not.toBe(before)
    expect([await knows(emails[0]), await knows(emails[0], before)]).toEqual([true, false])
  })

  test('is stored as a hash alone', async () => {
    const { emails, signIn, db, token } = await open()
    await signIn(emails[0])
    const rows = await db.selectFrom('devices').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token())
  })

  test('knows a student for 400 days after the last sign-in, and is removed then', async () => {
    const { emails, signIn, knows, clock, db } = await open()
    await signIn(emails[0])
    clock.advance(400 * DAY_MS - 1)
    expect(await knows(emails[0])).toBe(true)
    await pruneDevices(db, clock.now())
    expect(await db.selectFrom('devices').selectAll().execute()).toHaveLength(1)
    clock.advance(1)
    expect(await knows(emails[0])).toBe(false)
    await pruneDevices(db, clock.now())
    expect(await db.selectFrom('devices').selectAll().execute()).toEqual([])
  })
})
