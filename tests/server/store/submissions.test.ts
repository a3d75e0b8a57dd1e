import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/server/clock.ts'
import { addSubmission, isRepeat } from '../../../src/server/store/tasks.ts'
import { GRACE, idOf, school, SUBMISSION } from '../school.ts'

/** A school in which Ada and Grace hand in. */
async function open() {
  const { db, clock } = await school({ students: [{}, { email: GRACE }] })
  return {
    clock,
    handIn: async (changes: Partial<typeof SUBMISSION> = {}, email?: string) =>
      addSubmission(db, await idOf(db, email), { ...SUBMISSION, ...changes }, clock.now()),
    isRepeat: async () => isRepeat(db, await idOf(db), SUBMISSION, clock.now()),
    stored: () => db.selectFrom('submissions').selectAll().execute(),
  }
}

// A browser sends a POST again by itself when a reused connection breaks before the answer.
describe('the same submission once more', () => {
  test('is a repeat, at the same moment as well, and is kept once', async () => {
    const { handIn, stored } = await open()
    const kept = await Promise.all([handIn(), handIn(), handIn()])
    expect(kept.filter((isKept) => isKept)).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('is a repeat for a day and no longer', async () => {
    const { clock, handIn, isRepeat: repeats } = await open()
    await handIn()
    clock.advance(DAY_MS - 1)
    expect([await repeats(), await handIn()]).toEqual([true, false])
    clock.advance(1)
    expect([await repeats(), await handIn()]).toEqual([false, true])
  })

  test('is kept where another version came in between', async () => {
    const { handIn, stored } = await open()
    const versions = [{}, { videoLink: 'https://a.org/2' }, {}]
    for (const changes of versions) expect(await handIn(changes)).toBe(true)
    expect(await stored()).toHaveLength(3)
  })

  test('is kept where another student sent it', async () => {
    const { handIn } = await open()
    await handIn()
    expect(await handIn({}, GRACE)).toBe(true)
  })
})
