import type { Page } from '@playwright/test'
import { PAGES, type PageName } from './apps.ts'
import { PATIENCE_MS } from './network-log.ts'

/** What a page tells of itself, in ms since its navigation began. */
type Watched = {
  /** When what a student waits for could be used, and was painted so. */
  readonly usable: Readonly<Record<string, Promise<number>>>
  readonly firstPaint: () => number
  /** The sum of all layout shifts, as the browser counts them. */
  readonly shift: () => number
}

/**
 * From the next load on the page notes its own times: asked from outside it would answer late.
 * @param names the pages that this visit comes to
 */
export async function watchPage(page: Page, names: readonly PageName[]): Promise<void> {
  const wanted = names.map((name) => [name, PAGES[name].wanted] as const)
  await page.addInitScript(watch, { wanted, patienceMs: PATIENCE_MS })
}

/** When the page of this name could be used. Waits until it can. */
export function usableAt(page: Page, name: PageName): Promise<number> {
  return page.evaluate((key) => (Reflect.get(window, 'watched') as Watched).usable[key] ?? 0, name)
}

export function paintOf(page: Page): Promise<{ firstPaint: number; shift: number }> {
  return page.evaluate(() => {
    const watched = Reflect.get(window, 'watched') as Watched
    return { firstPaint: watched.firstPaint(), shift: watched.shift() }
  })
}

type Wanted = {
  readonly wanted: readonly (readonly [name: string, selector: string])[]
  readonly patienceMs: number
}

/** Runs in the page before its own scripts. */
function watch({ wanted, patienceMs }: Wanted): void {
  if (window !== top) return
  let shift = 0
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) shift += Reflect.get(entry, 'value') as number
  }
  const shifts = new PerformanceObserver((list) => note(list.getEntries()))
  shifts.observe({ type: 'layout-shift', buffered: true })

  const whenUsable = (selector: string): Promise<number> =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`There was no ${selector}`)), patienceMs)
      const look = (): void => {
        const button = document.querySelector<HTMLButtonElement>(selector)
        const isUsable = button !== null && !button.disabled && button.checkVisibility()
        // After the frame that shows it.
        if (isUsable) setTimeout(() => resolve(performance.now()))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })

  const watched: Watched = {
    usable: Object.fromEntries(wanted.map(([name, selector]) => [name, whenUsable(selector)])),
    firstPaint: () =>
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    shift: () => {
      note(shifts.takeRecords())
      return shift
    },
  }
  Reflect.set(window, 'watched', watched)
}
