import { PAGES, type AppName, type PageName } from './apps.ts'
import type { Bench } from './bench.ts'
import type { Bound, Samples } from './report.ts'
import { signIn } from './serve.ts'
import { newVisitor, slowProcessor, visit, workerReady, type Visit } from './visit.ts'

const FIRST_PAINT: Bound = { most: 1.25, times: 'static' }
const USABLE: Readonly<Record<PageName, Bound>> = {
  login: { most: 1.1, times: 'baseline' },
  cards: { most: 1.1, times: 'baseline' },
}

/** Measures first visits: the first paint, when the page is usable, and its weight. */
export async function measureFirstVisits(bench: Bench, name: PageName): Promise<Samples[]> {
  const { path } = PAGES[name]
  const visits: Record<AppName, Visit[]> = { ours: [], baseline: [], static: [] }
  await bench.inTurns(`first visit of ${path}`, ['ours', 'baseline', 'static'], async (app) => {
    const origin = bench.apps.originOf(app, name)
    const visitor = await newVisitor(bench.browser, name === 'cards' ? await signIn(origin) : null)
    const page = await visitor.newPage()
    await slowProcessor(page)
    bench.apps.slow(true)
    visits[app].push(await visit(page, origin, name))
    bench.apps.slow(false)
    await visitor.close()
  })
  const all = (what: string, unit: Samples['unit'], of: (visit: Visit) => number) => ({
    what: `${path}: ${what}`,
    unit,
    ours: visits.ours.map(of),
    baseline: visits.baseline.map(of),
  })
  return [
    {
      ...all('first paint', 'ms', paintOf),
      static: visits.static.map(paintOf),
      bound: FIRST_PAINT,
    },
    { ...all('usable', 'ms', ({ usable }) => usable), bound: USABLE[name] },
    all('blocked by long tasks', 'ms', ({ blocked }) => blocked),
    all('scripts', 'kB', ({ scripts }) => scripts / 1000),
    all('styles', 'kB', ({ styles }) => styles / 1000),
  ]
}

const paintOf = ({ firstPaint }: Visit) => firstPaint

/** Measures the dashboard served by its service worker, beside the baseline app's first visit. */
export async function measureSecondVisit(bench: Bench): Promise<Samples[]> {
  const samples = { ours: [] as number[], baseline: [] as number[] }
  await bench.inTurns('second visit', ['ours', 'baseline'], async (app) => {
    const origin = bench.apps.originOf(app, 'cards')
    const visitor = await newVisitor(bench.browser, await signIn(origin))
    if (app === 'ours') {
      const before = await visitor.newPage()
      await before.goto(`${origin}/`)
      await workerReady(before)
      await before.close()
    }
    const page = await visitor.newPage()
    await slowProcessor(page)
    bench.apps.slow(true)
    const { usable } = await visit(page, origin, 'cards')
    bench.apps.slow(false)
    samples[app].push(usable)
    await visitor.close()
  })
  const what = 'Second visit of /: usable'
  return [{ what, unit: 'ms', ...samples, bound: { most: 0.5, times: 'baseline' } }]
}
