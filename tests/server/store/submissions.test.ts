import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/server/clock.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { GRACE, idOf, school, SUBMISSION } from '../school.ts'

/** A school in which Ada and Grace submit. */
async function open() {
  const { db, clock } = await school({ students: [{}, { email: GRACE }] })
  return {
    clock,
    submit: async (changes: Partial<typeof SUBMISSION> = {}, email?: string) =>
      addSubmission(db, await idOf(db, email), { ...SUBMISSION, ...changes }, clock.now()),
    stored: () => db.selectFrom('submissions').selectAll().execute(),
  }
}

// Browsers repeat a POST when a reused connection breaks before the answer.
describe('a second, equal submission', () => {
  test('is not stored, even at the same moment', async () => {
    const { submit, stored } = await open()
    const kept = await Promise.all([submit(), submit(), submit()])
    expect(kept.filter((isKept) => isKept)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('is a repeat for a day', async () => {
    const { clock, submit } = await open()
    await submit()
    clock.advance(DAY_MS - 1)
    expect(await submit()).toBe(false)
    clock.advance(1)
    expect(await submit()).toBe(true)
  })

  test('is stored after another version, and for another student', async () => {
    const { submit, stored } = await open()
    const versions = [{}, { videoLink: 'https://a.org/2' }, {}]
    for (const changes of versions) expect(await submit(changes)).toBe(true)
    expect(await submit({}, GRACE)).toBe(true)
    expect(await stored()).toHaveLength(4)
  })
})
