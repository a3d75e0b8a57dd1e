import type { Locator, Page } from '@playwright/test'
import { PAGES } from './apps.ts'
import type { Bench } from './bench.ts'
import { PATIENCE_MS } from './network-log.ts'
import type { Figure } from './report.ts'
import { look } from './visit.ts'
import { createVisitor, slowNetwork, slowProcessor, workerReady, type Opened } from './visitor.ts'

/** Pages of cards and of text, short and long. */
const PATHS = ['/classes', '/payments', '/deferment', '/student-policy', '/tasks', '/']

/**
 * What follows a press once the dashboard is at rest: the slowest card's modal and the slowest page of
 * each run. The pointer lies on a link for a moment before it presses, as it does.
 */
export async function measureAfterwards(bench: Bench): Promise<Figure[]> {
  const modals = { ours: [] as number[], floor: [] as number[] }
  const pages: number[] = []
  await bench.inTurns('after the first visit', ['ours', 'floor'], async (app) => {
    const address = bench.apps.addressOf(app, 'cards')
    const session = await bench.sessionAt(address)
    const visitor = await createVisitor(bench.browser, { session, screen: 'desktop' })
    try {
      const opened = await visitor.newPage('cards')
      await slowNetwork(opened.protocol)
      await slowProcessor(opened.protocol)
      await look(opened, address, 'cards')
      if (app === 'ours') {
        await workerReady(opened.page)
        await closeMessages(opened.page)
      }
      modals[app].push(Math.max(...(await openModals(opened))))
      if (app === 'ours') pages.push(Math.max(...(await changePages(opened))))
    } finally {
      await visitor.leave()
    }
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
  await messages
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 1000 })
    .catch(() => null)
  await messages.waitFor({ state: 'hidden' })
}

async function openModals(opened: Opened): Promise<number[]> {
  const times = []
  const views = opened.page.locator(PAGES.cards.wanted)
  for (const view of await views.all()) {
    times.push(await press(opened, view, ':is([role=dialog], dialog[open])'))
    await opened.page.keyboard.press('Escape')
    await opened.page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return times
}

async function changePages(opened: Opened): Promise<number[]> {
  const times = []
  for (const path of PATHS) {
    times.push(await press(opened, opened.page.locator(`nav a[href="${path}"]`).first(), 'main h1'))
  }
  return times
}

/** Presses, and tells how many ms later the first frame shows another element of this kind. */
async function press({ page, network }: Opened, what: Locator, wanted: string): Promise<number> {
  await what.hover()
  await network.quiet()
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
