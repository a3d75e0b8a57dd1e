import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../src/server/clock.ts'
import { pruneResets } from '../../../src/server/store/password-reset.ts'
import type { OpenSchool } from '../../support/server.ts'
import { otherThan, withCode, withPermission } from '../person.ts'
import { ADA, GRACE, isSignedIn, school } from '../school.ts'

const WITH_GRACE = { students: [{}, { email: GRACE }] }

async function rowsOf({ db }: OpenSchool) {
  return {
    codes: await db.selectFrom('reset_codes').selectAll().execute(),
    grants: await db.selectFrom('reset_grants').selectAll().execute(),
  }
}

describe('a reset code', () => {
  test('is stored as hashes of code, token and address', async () => {
    const opened = await school()
    const { code, cookies } = await withCode(opened)
    const { codes } = await rowsOf(opened)
    expect(codes).toHaveLength(1)
    for (const secret of [code, cookies()['portal_reset'] ?? '', ADA]) {
      expect(JSON.stringify(codes)).not.toContain(secret)
    }
  })

  test('works once, even for two requests at the same time', async () => {
    const opened = await school()
    const { code, verify } = await withCode(opened)
    const answers = await Promise.all([verify(ADA, code), verify(ADA, code)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect(await rowsOf(opened)).toMatchObject({ codes: [], grants: [{}] })
  })

  test.each([
    ['works after four wrong tries', 4, 200],
    ['is dead after five concurrent wrong tries', 5, 400],
  ])('%s', async (_, tries, status) => {
    const { code, verify } = await withCode(await school())
    await Promise.all(Array.from({ length: tries }, () => verify(ADA, otherThan(code))))
    expect((await verify(ADA, code)).status).toBe(status)
  })

  test('and its grant expire after 10 minutes, and are then removed', async () => {
    const opened = await school(WITH_GRACE)
    const { db, clock } = opened
    const [ada, grace] = [await withPermission(opened), await withCode(opened, GRACE)]
    clock.advance(10 * MINUTE_MS - 1)
    await pruneResets(db, clock.now())
    expect(await rowsOf(opened)).toMatchObject({ codes: [{}], grants: [{}] })
    clock.advance(1)
    expect((await grace.verify(GRACE, grace.code)).status).toBe(400)
    expect((await ada.reset(ADA, 'a new password')).status).toBe(403)
    await pruneResets(db, clock.now())
    expect(await rowsOf(opened)).toEqual({ codes: [], grants: [] })
  })
})

test('a new password ends every session, code and grant of this student only', async () => {
  const opened = await school(WITH_GRACE)
  const [laptop, phone, grace] = [opened.browser(), opened.browser(), opened.browser()]
  for (const { signIn } of [laptop, phone]) await signIn(ADA, 'demo-student')
  await grace.signIn(GRACE, 'demo-student')
  const ada = await withPermission(opened)
  await withPermission(opened)
  for (const email of [ADA, GRACE]) await withCode(opened, email)
  expect((await ada.reset(ADA, 'a new password')).status).toBe(200)
  expect(await rowsOf(opened)).toMatchObject({ codes: [{}], grants: [] })
  const browsers = [laptop, phone, grace]
  const signedIn = await Promise.all(browsers.map(({ fetch }) => isSignedIn(fetch)))
  expect(signedIn).toEqual([false, false, true])
})

test('a grant sets one password, even for two requests at the same time', async () => {
  const { reset } = await withPermission(await school())
  const answers = await Promise.all(['one password', 'another one'].map((to) => reset(ADA, to)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]))
})
