import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../src/server/clock.ts'
import { passwordChangedMail, resetCodeMail } from '../../../src/server/mail/mails.ts'
import {
  applyGrant,
  exchangeCode,
  findGrant,
  pruneResets,
  saveResetCode,
} from '../../../src/server/store/password-reset.ts'
import { openSession, SESSION_LIFE } from '../../../src/server/store/session.ts'
import { ADA, GRACE, idOf, school } from '../school.ts'

const CODE = '12345678'

/** A school in which every code is the same. */
async function open() {
  const { db, clock } = await school({ students: [{}, { email: GRACE }] })
  const exchange = (token: string, code = CODE, email = ADA) =>
    exchangeCode(db, { email, code, token }, clock.now())
  const ask = (email = ADA, token: string | null = null) =>
    saveResetCode(
      db,
      { code: CODE, token, mail: resetCodeMail(email, CODE, clock.now()) },
      clock.now(),
    )
  return {
    db,
    clock,
    ask,
    exchange,
    apply: (grant: string, id: string, hash = 'a hash') =>
      applyGrant(
        db,
        grant,
        { id, email: ADA },
        hash,
        passwordChangedMail(ADA, clock.now()),
        clock.now(),
      ),
    /** The grant of a browser that entered Ada's code. */
    prove: async () => (await exchange(await ask())) ?? '',
    rows: async () => ({
      codes: await db.selectFrom('reset_codes').selectAll().execute(),
      grants: await db.selectFrom('reset_grants').selectAll().execute(),
    }),
  }
}

describe('a reset code', () => {
  test('is stored as hashes of code, token and address', async () => {
    const { ask, rows } = await open()
    const token = await ask()
    const { codes } = await rows()
    expect(codes).toHaveLength(1)
    for (const secret of [CODE, token, ADA]) expect(JSON.stringify(codes)).not.toContain(secret)
  })

  test('works once, even for two requests at the same time', async () => {
    const { ask, exchange, rows } = await open()
    const token = await ask()
    const grants = await Promise.all([exchange(token), exchange(token)])
    expect(grants.filter((grant) => grant !== null)).toHaveLength(1)
    expect(await rows()).toMatchObject({ codes: [], grants: [{}] })
  })

  test.each([
    ['works after four wrong tries', 4, true],
    ['is dead after five concurrent wrong tries', 5, false],
  ])('%s', async (_, tries, right) => {
    const { ask, exchange } = await open()
    const token = await ask()
    await Promise.all(Array.from({ length: tries }, () => exchange(token, '87654321')))
    expect((await exchange(token)) !== null).toBe(right)
  })

  test('replaces the older code of its browser, and none of another browser', async () => {
    const { ask, exchange } = await open()
    const [laptop, phone] = [await ask(), await ask()]
    const newer = await ask(ADA, laptop)
    expect(await exchange(laptop)).toBeNull()
    expect(await exchange(newer)).not.toBeNull()
    expect(await exchange(phone)).not.toBeNull()
  })

  test('and its grant expire after 10 minutes, and are then removed', async () => {
    const { db, clock, ask, exchange, prove, rows } = await open()
    const [token, grant] = [await ask(GRACE), await prove()]
    clock.advance(10 * MINUTE_MS - 1)
    await pruneResets(db, clock.now())
    expect(await rows()).toMatchObject({ codes: [{}], grants: [{}] })
    clock.advance(1)
    expect(await exchange(token, CODE, GRACE)).toBeNull()
    expect(await findGrant(db, grant, clock.now())).toBeNull()
    await pruneResets(db, clock.now())
    expect(await rows()).toEqual({ codes: [], grants: [] })
  })
})

test('a new password ends every session, code and grant of this student only', async () => {
  const { db, clock, ask, apply, prove, rows } = await open()
  const [ada, grace] = [await idOf(db), await idOf(db, GRACE)]
  for (const id of [ada, ada, grace]) await openSession(db, id, SESSION_LIFE, clock.now())
  const [grant] = [await prove(), await prove(), await ask(), await ask(GRACE)]
  expect(await apply(grant, ada)).toBe(true)
  expect(await rows()).toMatchObject({ codes: [{}], grants: [] })
  const sessions = await db.selectFrom('sessions').select('student_id').execute()
  expect(sessions).toEqual([{ student_id: grace }])
})

test('a grant sets one password, even for two requests at the same time', async () => {
  const { db, apply, prove } = await open()
  const [grant, ada] = [await prove(), await idOf(db)]
  const applied = ['one hash', 'another'].map((hash) => apply(grant, ada, hash))
  expect(new Set(await Promise.all(applied))).toEqual(new Set([false, true]))
})
