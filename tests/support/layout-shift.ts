import type { Page } from '@playwright/test'

/** From the next load on, notes what moves by itself, by the browser's own measure. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries as readonly (PerformanceEntry & Shift)[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
          return `${what}: ${from.x},${from.y} → ${to.x},${to.y}`
        })
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'shifts', () => {
      note(observer.takeRecords())
      return shifts
    })
  })

  /** What the browser tells in the page. */
  type Shift = {
    readonly value: number
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
}

/** The same for what has moved since this was asked last, and enough to be seen: see SEEN. */
export async function movedBy(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(() => Reflect.get(window, 'shifts')().splice(0) as string[])
  return all.filter((shift) => Number.parseFloat(shift) >= SEEN)
}

/**
 * By the browser's measure, how far by how large a part of the window. A line of text in the middle of
 * the room that is kept for several is below it, where more lines take its place.
 */
const SEEN = 0.001

/** What has moved since the page was loaded: how much, which elements, from where to where. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts')() as readonly string[])
}
