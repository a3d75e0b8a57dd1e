import type { Locator, Page } from '@playwright/test'
import { median } from '../median.ts'
import { PAGES } from './apps.ts'
import type { Bench } from './bench.ts'
import type { Samples } from './report.ts'
import { signIn } from './serve.ts'
import { newVisitor, PATIENCE_MS, quiet, slowProcessor, visit, workerReady } from './visit.ts'

const DIALOG = ':is([role=dialog], dialog[open])'
const DRAWERS = 5
/** Pages of cards and of text, short and long. */
const PATHS = ['/classes', '/payments', '/deferment', '/student-policy', '/tasks', '/']

type Presses = Record<'modal' | 'slowestModal' | 'drawer' | 'page', number[]>

const none = (): Presses => ({ modal: [], slowestModal: [], drawer: [], page: [] })

/**
 * Measures presses on an idle dashboard: modals and pages on a wide screen, the drawer on a narrow one.
 * The pointer hovers before it presses, as a real one does.
 */
export async function measurePresses(bench: Bench): Promise<Samples[]> {
  const presses = { ours: none(), baseline: none() }
  await bench.inTurns('presses', ['ours', 'baseline'], async (app) => {
    const { modal, slowestModal, page, drawer } = presses[app]
    const opened = await atRest(bench, app, 'desktop', openModals)
    modal.push(median(opened))
    slowestModal.push(Math.max(...opened))
    if (app === 'baseline') return
    page.push(median(await atRest(bench, app, 'desktop', changePages)))
    drawer.push(median(await atRest(bench, app, 'phone', openDrawer)))
  })
  const { ours, baseline } = presses
  return [
    figure('View → modal', ours.modal, baseline.modal, 1.7),
    figure('View → modal, the slowest of five', ours.slowestModal, baseline.slowestModal, 1.5),
    figure('Menu → drawer, beside a modal', ours.drawer, baseline.modal, 2),
    figure('Press → next page, beside a modal', ours.page, baseline.modal, 2),
  ]
}

function figure(what: string, ours: number[], baseline: number[], most: number): Samples {
  return { what, unit: 'ms', ours, baseline, bound: { most, times: 'baseline' } }
}

/** Opens the dashboard, waits until it is idle, slows the processor, and measures. */
async function atRest(
  bench: Bench,
  app: 'ours' | 'baseline',
  screen: 'desktop' | 'phone',
  measure: (page: Page) => Promise<number[]>,
): Promise<number[]> {
  const origin = bench.apps.originOf(app, 'cards')
  const visitor = await newVisitor(bench.browser, await signIn(origin), screen)
  const page = await visitor.newPage()
  await visit(page, origin, 'cards')
  if (app === 'ours') {
    await workerReady(page)
    await closeMessages(page)
  }
  await slowProcessor(page)
  bench.apps.slow(true)
  const times = await measure(page)
  bench.apps.slow(false)
  await visitor.close()
  return times
}

/** The banner covers the page for a while, and may have hidden by itself. */
async function closeMessages(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' })
  const close = messages.getByRole('button', { name: 'Close' })
  await close.click({ timeout: 1000 }).catch(() => null)
  await messages.waitFor({ state: 'hidden' })
}

async function openModals(page: Page): Promise<number[]> {
  const times = []
  for (const view of await page.locator(PAGES.cards.wanted).all()) {
    times.push(await press(page, view, DIALOG))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return times
}

async function openDrawer(page: Page): Promise<number[]> {
  const times = []
  for (let opened = 0; opened < DRAWERS; opened += 1) {
    times.push(await press(page, page.getByRole('button', { name: 'Menu' }), DIALOG))
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

/**
 * Presses, and returns the time until a new `wanted` element is painted. Event Timing measures the next
 * frame, in steps of 8 ms; later frames are checked one by one.
 */
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
  const painted = new Promise<number>((resolve) => {
    const clicks = { type: 'event', durationThreshold: 16 } // not in TypeScript's types
    new PerformanceObserver((list, observer) => {
      const click = list.getEntries().find(({ name }) => name === 'click')
      if (click === undefined) return
      observer.disconnect()
      resolve(click.duration)
    }).observe(clicks)
  })
  const shown = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`No other ${wanted} was shown after a press`)), patienceMs)
    const began = ({ timeStamp }: Event): void => {
      let frames = 0
      const look = (): void => {
        frames += 1
        const found = document.querySelector(wanted)
        const isThere = found !== null && found.textContent !== before && found.checkVisibility()
        if (!isThere) requestAnimationFrame(look)
        // Event Timing knows when the first frame was painted.
        else setTimeout(() => resolve(frames === 1 ? 0 : performance.now() - timeStamp))
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', began, { capture: true, once: true })
  })
  const shownAfter = Promise.all([painted, shown]).then((times) => Math.max(...times))
  Reflect.set(window, 'shownAfter', shownAfter)
}
