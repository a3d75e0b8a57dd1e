import type { Page } from '@playwright/test'

/** What TypeScript does not know of an entry of the kind layout-shift. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/**
 * By the browser's measure: how far, times how large a part of the window. A line of text that moves within the
 * room kept for several is below it.
 */
const VISIBLE = 0.001

/** From the next load on, notes what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const shifts: string[] = []
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const { value, sources } of entries as readonly LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
          return `${what}: ${from.x},${from.y} → ${to.x},${to.y}`
        })
        if (value >= least) shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'takeShifts', () => {
      note(observer.takeRecords())
      return shifts.splice(0)
    })
  }, VISIBLE)
}

/** What has moved since this was last asked: how much, which elements, from where to where. */
export function takeShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'takeShifts')() as readonly string[])
}
