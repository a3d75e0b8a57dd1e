import type { Page } from '@playwright/test'
import { leftoversOf } from './leftovers.ts'

/** What a page holds on to, once all that nobody needs was collected. */
export type Kept = {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
  /** Timers and listeners, each with who set it. */
  readonly lines: readonly string[]
}

/** For a page that is watched: watchLeftovers. */
export async function openScales(page: Page): Promise<() => Promise<Kept>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const lines = await leftoversOf(page)
    // What the first collection lets go of may have held what only the next one finds.
    for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return {
      heapMb: valueOf('JSHeapUsedSize') / 1e6,
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      lines,
    }
  }
}

/** The timers and listeners that came to be more, each with how many more. */
export function moreOf(before: Kept, after: Kept): string[] {
  const [had, has] = [countsOf(before.lines), countsOf(after.lines)]
  return [...has].flatMap(([line, count]) => {
    const more = count - (had.get(line) ?? 0)
    return more > 0 ? [`${more} × ${line}`] : []
  })
}

function countsOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}
