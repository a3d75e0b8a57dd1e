import type { Locator, Page } from '@playwright/test'
import type { Bench } from '../web.ts'
import { PAGES } from './apps.ts'
import type { Figure } from './report.ts'
import { signIn } from './serve.ts'
import { newVisitor, PATIENCE_MS, quiet, slowProcessor, visit, workerReady } from './visit.ts'

/** Pages of cards and of text, short and long. */
const PATHS = ['/classes', '/payments', '/deferment', '/student-policy', '/tasks', '/']

/**
 * What follows a press once the dashboard is at rest: the slowest card's modal and the slowest page of
 * each run. The pointer lies on a link for a moment before it presses, as it does.
 */
export async function measurePresses(bench: Bench): Promise<Figure[]> {
  const modals = { ours: [] as number[], floor: [] as number[] }
  const pages: number[] = []
  await bench.inTurns('presses', ['ours', 'floor'], async (app) => {
    const origin = bench.apps.originOf(app, 'cards')
    const visitor = await newVisitor(bench.browser, await signIn(origin), 'desktop')
    const page = await visitor.newPage()
    await visit(page, origin, 'cards')
    if (app === 'ours') {
      await workerReady(page)
      await closeMessages(page)
    }
    await slowProcessor(page)
    bench.apps.slow(true)
    modals[app].push(Math.max(...(await openModals(page))))
    if (app === 'ours') pages.push(Math.max(...(await changePages(page))))
    bench.apps.slow(false)
    await visitor.close()
  })
  return [
    { what: 'View → open modal, the slowest of five', unit: 'ms', ...modals, bound: { most: 50 } },
    {
      what: 'Press → next page, the slowest of six',
      unit: 'ms',
      ours: pages,
      bound: { most: 100 },
    },
  ]
}

/** They lie over the page for a while, and may be gone by themselves. */
async function closeMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' })
  const close = messages.getByRole('button', { name: 'Close' })
  await close.click({ timeout: 1000 }).catch(() => null)
  await messages.waitFor({ state: 'hidden' })
}

async function openModals(page: Page): Promise<number[]> {
  const times = []
  for (const view of await page.locator(PAGES.cards.wanted).all()) {
    times.push(await press(page, view, ':is([role=dialog], dialog[open])'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return times
}

async function changePages(page: Page): Promise<number[]> {
  const times = []
  for (const path of PATHS) {
    times.push(await press(page, page.locator(`nav a[href="${path}"]`).first(), 'main h1'))
  }
  return times
}

/** Presses, and tells how many ms later the first frame shows another element of this kind. */
async function press(page: Page, what: Locator, wanted: string): Promise<number> {
  await what.hover()
  await quiet(page)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await page.evaluate(watchNextPress, { wanted, patienceMs: PATIENCE_MS })
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => Reflect.get(window, 'shownAfter') as Promise<number>)
}

/** Runs in the page. */
function watchNextPress({ wanted, patienceMs }: { wanted: string; patienceMs: number }): void {
  const before = document.querySelector(wanted)?.textContent
  const shownAfter = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No other ${wanted} was shown after a press`)), patienceMs)
    const began = ({ timeStamp }: Event): void => {
      const look = (): void => {
        const found = document.querySelector(wanted)
        const isThere = found !== null && found.textContent !== before && found.checkVisibility()
        // After the frame that shows it.
        if (isThere) setTimeout(() => resolve(performance.now() - timeStamp))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', began, { capture: true, once: true })
  })
  Reflect.set(window, 'shownAfter', shownAfter)
}
