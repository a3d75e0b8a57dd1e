import type { AppName, PageName } from './apps.ts'
import type { Bench } from './bench.ts'
import type { Kind } from './network-log.ts'
import type { Bound, Figure } from './report.ts'
import { keepTrace } from './trace.ts'
import { visitFirst, type Visit } from './visit.ts'

const FIRST_PAINT: Bound = { most: 1.15, times: 'static' }
/** Of the sign-in nothing is asked: its button is to be there as soon as it can be. */
const USABLE: Readonly<Record<PageName, Bound | undefined>> = {
  login: undefined,
  cards: { most: 1, times: 'floor' },
}

/** A page is opened for the first time: when it is painted and usable, what moves, what it weighs. */
export async function measureFirstVisits(bench: Bench, name: PageName): Promise<Figure[]> {
  const visits: Record<AppName, Visit[]> = { ours: [], floor: [], static: [] }
  let slowest = 0
  await bench.inTurns(
    `first visit of ${nameOf(name)}`,
    ['ours', 'floor', 'static'],
    async (app) => {
      const address = bench.apps.addressOf(app, name)
      const session = name === 'cards' ? await bench.sessionAt(address) : undefined
      const { visit, trace } = await visitFirst(bench.browser, {
        address,
        name,
        ...(session && { session }),
      })
      visits[app].push(visit)
      if (app !== 'ours' || visit.usable < slowest) return
      slowest = visit.usable
      await keepTrace(name, { trace, visit })
    },
  )

  const all = (
    what: string,
    unit: Figure['unit'],
    of: (visit: Visit) => number,
    bound?: Bound,
  ) => ({
    what: `${nameOf(name)}: ${what}`,
    unit,
    ours: visits.ours.map(of),
    floor: visits.floor.map(of),
    ...(bound && { bound }),
  })
  const paint = all('first paint', 'ms', (visit) => visit.firstPaint, FIRST_PAINT)
  return [
    { ...paint, static: visits.static.map((visit) => visit.firstPaint) },
    all('usable', 'ms', (visit) => visit.usable, USABLE[name]),
    // A page that moves once in nine visits moves.
    worst(all('layout shift, the worst', '', (visit) => visit.shift, { most: 0 })),
    all('scripts', 'kB', (visit) => weightOf(visit, 'script') / 1000),
    all('script files', '', (visit) => filesOf(visit, 'script').length),
    all('styles', 'kB', (visit) => weightOf(visit, 'style') / 1000),
  ]
}

function worst({ ours, floor, ...figure }: Figure): Figure {
  return { ...figure, ours: [Math.max(...ours)], floor: [Math.max(...(floor ?? []))] }
}

const nameOf = (name: PageName) => (name === 'login' ? '/login' : '/')

/** Those that came over the network until the page was usable. */
function filesOf({ loaded }: Visit, kind: Kind) {
  return loaded.filter((each) => each.kind === kind && each.bytes > 0)
}

function weightOf(visit: Visit, kind: Kind): number {
  return filesOf(visit, kind).reduce((sum, { bytes }) => sum + bytes, 0)
}
