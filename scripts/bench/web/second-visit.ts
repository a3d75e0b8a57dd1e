import type { Bench } from './bench.ts'
import type { Figure } from './report.ts'
import { openSlowLink } from './slow-link.ts'
import { look } from './visit.ts'
import { createVisitor, slowProcessor, SLOW_4G, type Visitor, workerReady } from './visitor.ts'

/**
 * The dashboard once its service worker has kept it, beside the floor app's first visit. The server is
 * slow for both.
 */
export async function measureSecondVisit(bench: Bench): Promise<Figure[]> {
  const samples = { ours: [] as number[], floor: [] as number[] }
  await bench.inTurns('second visit', ['ours', 'floor'], async (app) => {
    const origin = bench.apps[app]
    const link = await openSlowLink(origin, SLOW_4G)
    const visitor = await createVisitor(bench.browser, {
      session: await bench.sessionAt(link.origin),
    })
    try {
      if (app === 'ours') await visitBefore(visitor, link.origin)
      const opened = await visitor.newPage('cards')
      await slowProcessor(opened.protocol)
      const { usable } = await look(opened, `${link.origin}/`, 'cards')
      samples[app].push(usable)
    } finally {
      await visitor.leave()
      await link.close()
    }
  })
  const what = 'Second visit of /: usable'
  return [{ what, unit: 'ms', ...samples, bound: { most: 0.5, times: 'floor' } }]
}

async function visitBefore(visitor: Visitor, origin: string): Promise<void> {
  const { page } = await visitor.newPage()
  await page.goto(`${origin}/`)
  await workerReady(page)
  await page.close()
}
