import { median } from '../bench/median.ts'
import type { Figure } from '../system/figures.ts'
import { counted, loginOf, send } from './calls.ts'
import { openSchool } from './school.ts'

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

/** Signs in with a wrong password, alternating between known and unknown addresses. */
export async function measureTiming(tries: number): Promise<Figure[]> {
  const turns = tries + WARM_UP
  const school = await openSchool(turns)
  const times: Record<(typeof GROUPS)[number], number[]> = { known: [], unknown: [], control: [] }
  try {
    for (const turn of counted(turns)) {
      const first = turn % GROUPS.length
      for (const group of [...GROUPS.slice(first), ...GROUPS.slice(0, first)]) {
        const student = GROUPS.indexOf(group) * turns + turn
        const began = performance.now()
        const { status } = await send(school.origin, loginOf(student, 'a wrong password'))
        if (status !== 401) throw new Error(`A wrong password was answered ${status}.`)
        if (turn >= WARM_UP) times[group].push(performance.now() - began)
      }
    }
  } finally {
    await school.close()
  }
  const unknown = median(times.unknown)
  const differenceOf = (group: 'known' | 'control') => ({
    found: Math.abs(median(times[group]) - unknown),
    unit: 'ms' as const,
    most: unknown * MOST_DIFFERENCE,
  })
  const what = `${tries} sign-ins each, median`
  return [
    { what: `${what}: an address without an account`, found: unknown, unit: 'ms' },
    { what: `${what}: difference of one with an account`, ...differenceOf('known') },
    { what: `${what}: difference of a control without one`, ...differenceOf('control') },
  ]
}
