import { median } from '../bench/median.ts'
import type { Figure } from '../system/figures.ts'
import { counted, loginOf, send } from './calls.ts'
import { openSchool } from './school.ts'

/** Whose address is tried. Nobody has those of the control either: how far their median lies off is chance. */
const GROUPS = ['known', 'unknown', 'control'] as const

/** The first calls of a program are slow. */
const WARM_UP = 10

/** How far two medians may lie apart, of the whole. Without the hash an answer would take a tenth of it. */
const MOST_APART = 0.1

/** Signs in with a wrong password, with addresses that have an account and with others in turns. */
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
  const apart = (group: 'known' | 'control') => ({
    found: Math.abs(median(times[group]) - unknown),
    unit: 'ms' as const,
    most: unknown * MOST_APART,
  })
  const what = `${tries} sign-ins each, median`
  return [
    { what: `${what}: an address without an account`, found: unknown, unit: 'ms' },
    { what: `${what}: one with an account, apart`, ...apart('known') },
    { what: `${what}: a control without one, apart`, ...apart('control') },
  ]
}
