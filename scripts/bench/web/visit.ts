import type { Browser, Page } from '@playwright/test'
import { PAGES, type PageName } from './apps.ts'
import type { Session } from './serve.ts'

/** Longer than anything takes; then something is wrong with the page, or with the benchmark. */
export const PATIENCE_MS = 30_000
/** So long nothing has arrived when a page has come to rest. */
const QUIET_MS = 600
/** A phone of those days beside the computer of whoever measures. */
const CPU_TIMES_SLOWER = 4

const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** Somebody who has never been here: nothing is cached and nothing stored, unless they go on. */
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

/** Waits until the portal's worker has kept everything and is in charge. */
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

/** In ms since the navigation began, and in bytes that came over the network until the page was usable. */
export type Visit = {
  readonly firstPaint: number
  /** When what a student waits for could be used, and was painted so. */
  readonly usable: number
  readonly scripts: number
  readonly styles: number
}

/** Opens a page, waits until all of it is there, and tells how that went. */
export async function visit(page: Page, origin: string, name: PageName): Promise<Visit> {
  const { path, wanted } = PAGES[name]
  await page.addInitScript(watch, { wanted, patienceMs: PATIENCE_MS })
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.evaluate(() => Reflect.get(window, 'usable') as Promise<number>)
  await quiet(page)
  return page.evaluate(tell)
}

/** Runs in the page before its own scripts: asked from outside it would answer late. */
function watch({ wanted, patienceMs }: { wanted: string; patienceMs: number }): void {
  if (window !== top) return
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
  }
}
