import { expect, test } from 'vitest'
import { median } from '../../scripts/bench/median.ts'
import { openSchool, signInAs } from './school-process.ts'

/**
 * The kinds of addresses. The control is also unknown, so the difference between `unknown` and
 * `control` is noise.
 */
const GROUPS = ['known', 'unknown', 'control'] as const

/** Warm-up calls. */
const WARM_UP = 10

/**
 * How much two medians may differ, as a fraction. Without the hash an answer would take a tenth of the
 * time.
 */
const MOST_DIFFERENCE = 0.1

const TURNS = 300 + WARM_UP

test('a wrong password is answered as late for an address without an account as for one with it', async () => {
  const school = await openSchool(TURNS)
  const times: Record<(typeof GROUPS)[number], number[]> = { known: [], unknown: [], control: [] }
  // Alternating between known and unknown addresses.
  for (let turn = 0; turn < TURNS; turn += 1) {
    const first = turn % GROUPS.length
    for (const group of [...GROUPS.slice(first), ...GROUPS.slice(0, first)]) {
      const student = GROUPS.indexOf(group) * TURNS + turn
      const began = performance.now()
      const answer = await signInAs(school.origin, student, 'a wrong password')
      await answer.arrayBuffer()
      expect(answer.status).toBe(401)
      if (turn >= WARM_UP) times[group].push(performance.now() - began)
    }
  }
  const unknown = median(times.unknown)
  for (const group of ['known', 'control'] as const) {
    const difference = Math.abs(median(times[group]) - unknown)
    console.log(`The median of ${unknown} ms differs by ${difference} ms: ${group}`)
    expect(difference).toBeLessThanOrEqual(unknown * MOST_DIFFERENCE)
  }
})
