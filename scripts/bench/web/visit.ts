import type { Browser, Page } from '@playwright/test'
import { PAGES, type PageName } from './apps.ts'
import type { Session } from './serve.ts'

/** Longer than any step takes: after that something is broken. */
export const PATIENCE_MS = 30_000
/** A page is idle when nothing has arrived for this long. */
const QUIET_MS = 600
/** Simulates a slow phone on this computer. */
const CPU_TIMES_SLOWER = 4

const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** A new visitor: with empty cache and storage. */
export async function newVisitor(
  browser: Browser,
  session: Session | null,
  screen: keyof typeof SCREENS = 'phone',
) {
  const context = await browser.newContext({ viewport: SCREENS[screen] })
  if (session !== null) await context.addCookies([session])
  return context
}

export async function slowProcessor(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER })
}

/** Waits until the service worker has cached everything and controls the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller !== null) return
    await new Promise((changed) => serviceWorker.addEventListener('controllerchange', changed))
  })
}

/** Waits until no file has arrived for a while. */
export async function quiet(page: Page): Promise<void> {
  const arrived = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = 0; before !== now;) {
    before = now
    await page.waitForTimeout(QUIET_MS)
    now = await arrived()
  }
}

/** Times in ms since the navigation started, and bytes transferred until the page was usable. */
export type Visit = {
  readonly firstPaint: number
  /** When the wanted element was usable and painted. */
  readonly usable: number
  readonly scripts: number
  readonly styles: number
  /** How long tasks blocked the page in all: what each took beyond 50 ms (Total Blocking Time). */
  readonly blocked: number
}

/** Opens a page, waits until it is idle, and returns the measurements. */
export async function visit(page: Page, origin: string, name: PageName): Promise<Visit> {
  const { path, wanted } = PAGES[name]
  await page.addInitScript(watch, { wanted, patienceMs: PATIENCE_MS })
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.evaluate(() => Reflect.get(window, 'usable') as Promise<number>)
  await quiet(page)
  return page.evaluate(tell)
}

/** Runs in the page before its own scripts, because polling from outside would be late. */
function watch({ wanted, patienceMs }: { wanted: string; patienceMs: number }): void {
  if (window !== top) return
  const blocking: number[] = []
  Reflect.set(window, 'blocking', blocking)
  new PerformanceObserver((list) => {
    blocking.push(...list.getEntries().map(({ duration }) => duration - 50))
  }).observe({ type: 'longtask', buffered: true })
  const usable = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`There was no ${wanted}`)), patienceMs)
    const look = (): void => {
      const button = document.querySelector<HTMLButtonElement>(wanted)
      const isUsable = button !== null && !button.disabled && button.checkVisibility()
      // After the frame that shows it.
      if (isUsable) setTimeout(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  Reflect.set(window, 'usable', usable)
}

/** Runs in the page. */
async function tell(): Promise<Visit> {
  const usable = await (Reflect.get(window, 'usable') as Promise<number>)
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const weigh = (ending: string): number => {
    const files = loaded.filter(({ name }) => new URL(name).pathname.endsWith(ending))
    const early = files.filter(({ startTime }) => startTime < usable)
    return early.reduce((sum, { transferSize }) => sum + transferSize, 0)
  }
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return {
    firstPaint: paint?.startTime ?? Number.NaN,
    usable,
    scripts: weigh('.js'),
    styles: weigh('.css'),
    blocked: (Reflect.get(window, 'blocking') as number[]).reduce((sum, ms) => sum + ms, 0),
  }
}
