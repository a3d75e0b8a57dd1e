import { expect, test } from 'vitest'
import { median } from '../../scripts/bench/median.ts'
import { counted, loginOf, send } from './calls.ts'
import { prove } from './prove.ts'
import { openSchool } from './school-process.ts'

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

const TRIES = 300

test('a wrong password is answered as late for an address without an account as for one with it', async () => {
  const turns = TRIES + WARM_UP
  const school = await openSchool(turns)
  const times: Record<(typeof GROUPS)[number], number[]> = { known: [], unknown: [], control: [] }
  // Alternating between known and unknown addresses.
  for (const turn of counted(turns)) {
    const first = turn % GROUPS.length
    for (const group of [...GROUPS.slice(first), ...GROUPS.slice(0, first)]) {
      const student = GROUPS.indexOf(group) * turns + turn
      const began = performance.now()
      const { status } = await send(school.origin, loginOf(student, 'a wrong password'))
      expect(status).toBe(401)
      if (turn >= WARM_UP) times[group].push(performance.now() - began)
    }
  }
  const unknown = median(times.unknown)
  const differenceOf = (group: 'known' | 'control') => ({
    found: Math.abs(median(times[group]) - unknown),
    unit: 'ms' as const,
    most: unknown * MOST_DIFFERENCE,
  })
  const what = `${TRIES} sign-ins each, median`
  prove([
    { what: `${what}: an address without an account`, found: unknown, unit: 'ms' },
    { what: `${what}: difference of one with an account`, ...differenceOf('known') },
    { what: `${what}: difference of a control without one`, ...differenceOf('control') },
  ])
})
