import { OptionsError, readOptions, runCommand } from './options.ts'
import { isKept, tableOf as tableOfFigures, type Figure } from './figures.ts'
import { measureAttacks } from './proof/attacks.ts'
import { tableOf, verdictsOf } from './proof/timing-report.ts'
import { measureCrashes } from './proof/crashes.ts'
import { measureFailover, measureRestarts } from './proof/failovers.ts'
import { measureNeverSynced, measurePowerCuts } from './proof/power-cuts.ts'
import { measureForeignPages } from './proof/csrf.ts'
import { measureForeign } from './proof/foreign.ts'
import { measureFullDisk } from './proof/full-disk.ts'
import { measureFuzz } from './proof/fuzz.ts'
import { measureSlow } from './proof/slow.ts'
import { measureBeside } from './proof/beside.ts'
import { measureTiming } from './proof/timing.ts'
import { measureHostileContent, measureXss } from './proof/xss.ts'
import { DIST } from './dist-state.ts'

// npm run proof -- timing attacks: what cannot be read from the code is measured on the real server. Ends
// with 1 where a bound is missed. --tries 1500, of timing; --cycles 60, of crashes; --points 2000, of power

/** Each prints what it found, and says whether every bound is kept. */
const PROOFS: Readonly<Record<string, (how: How) => Promise<boolean>>> = {
  async timing({ tries }) {
    const timed = await measureTiming(tries)
    console.log(tableOf(timed))
    return verdictsOf(timed).every(({ silent, notices }) => silent && notices)
  },
  attacks: table(() => measureAttacks()),
  fuzz: table(
    () => measureFuzz('SQLite'),
    () => measureFuzz('PostgreSQL'),
  ),
  csrf: table(() => measureForeignPages()),
  foreign: table(() => measureForeign()),
  slow: table(() => measureSlow()),
  // Of the built portal: npm run build.
  xss: table(() => measureXss({ portal: DIST })),
  'hostile-content': table(() => measureHostileContent()),
  failover: table(() => measureRestarts(), measureFailover),
  crashes: table(
    ({ cycles }) => measureCrashes('SQLite', cycles),
    ({ cycles }) => measureCrashes('PostgreSQL', cycles),
  ),
  beside: table(measureBeside),
  'full-disk': table(measureFullDisk),
  power: table(
    ({ points }) => measurePowerCuts({ points, submissions: SUBMISSIONS }),
    ({ points }) => measureNeverSynced({ points, submissions: SUBMISSIONS }),
  ),
}

/** One table of what these measure, one after the other. */
function table(...measures: readonly ((how: How) => Promise<Figure[]>)[]) {
  return async (how: How) => {
    const figures: Figure[] = []
    for (const measure of measures) figures.push(...(await measure(how)))
    console.log(tableOfFigures(figures))
    return figures.every(isKept)
  }
}

/** So many that SQLite moves them from its log into the database several times. */
const SUBMISSIONS = 1000

type How = { readonly tries: number; readonly cycles: number; readonly points: number }

await runCommand(async () => {
  const { names, ...how } = readArguments()
  const kept: (boolean | undefined)[] = []
  for (const name of names) kept.push(await PROOFS[name]?.(how))
  return !kept.includes(false)
})

function readArguments(): How & { names: string[] } {
  const options = {
    tries: { type: 'string', default: '1500' },
    cycles: { type: 'string', default: '60' },
    points: { type: 'string', default: '2000' },
  } as const
  const { values, positionals } = readOptions({ options, allowPositionals: true })
  const known = Object.keys(PROOFS)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new OptionsError(`There is no proof ${unknown}. There is ${known.join(', ')}.`)
  }
  const tries = Number(values.tries)
  if (!Number.isInteger(tries) || tries < 2) {
    throw new OptionsError('--tries is a number, at least 2.')
  }
  const cycles = Number(values.cycles)
  if (!Number.isInteger(cycles) || cycles < 1) throw new OptionsError('--cycles is a number.')
  const points = Number(values.points)
  if (!Number.isInteger(points) || points < 1) throw new OptionsError('--points is a number.')
  return { names: positionals.length > 0 ? positionals : known, tries, cycles, points }
}
