import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { expectAtRest, expectPage } from '../../support/enter.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'
import { ROUTED_TASK, SIDEBAR } from '../../support/routes.ts'

const ROUNDS = 20
/** By then the browser has compiled the code that runs often. */
const WARM_UP = 2

test('a tab that stays open for 450 pages and 200 modals leaks no memory, node or listener', async ({
  page,
  portal,
}) => {
  test.setTimeout(600_000) // many pages
  await portal.enter('/', FULL_SCHOOL)
  const measured: Usage[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    await openModals(page)
    await openDrawerAndPanels(page)
    await visitEveryPage(page)
    if (round === WARM_UP || round === ROUNDS) measured.push(await measure(page))
  }
  const [first, last] = measured
  if (first === undefined || last === undefined) throw new Error('The walk was too short')
  expect(last.nodes - first.nodes, 'nodes').toBeLessThan(100)
  expect(last.listeners - first.listeners, 'listeners').toBeLessThan(10)
  expect(last.heapMb - first.heapMb, 'heap, MB').toBeLessThan(3)
})

type Usage = Readonly<Record<'nodes' | 'listeners' | 'heapMb', number>>

async function measure(page: Page): Promise<Usage> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // What the first collection frees may have held what only the next one finds.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heapMb: valueOf('JSHeapUsedSize') / 1e6,
  }
}

/** Visits each page of the sidebar and those of a task, and returns to the dashboard. */
async function visitEveryPage(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const entryOf = (path: string) => page.locator(`nav[aria-label=Portal] a[href="${path}"]`)
  for (const { path } of SIDEBAR) {
    const before = await heading.textContent()
    await entryOf(path).click()
    if (path !== '/') await expect(heading).not.toHaveText(before ?? '')
  }
  for (const [link, title] of [
    ['Dashboard', 'Welcome, Ada'],
    ['All tasks', 'Mentor Tasks'],
    [ROUTED_TASK.title, ROUTED_TASK.title],
    ['Submit Task Here', 'Submit Task'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expectPage(page, title)
  }
  await entryOf('/').click()
  await expectPage(page, 'Welcome, Ada')
  // An idle browser loads the chat, so that it counts in every measurement.
  await expect(page.locator('iframe')).toBeAttached()
}

async function openModals(page: Page): Promise<void> {
  for (let time = 0; time < 10; time += 1) {
    await expect(await openCard(page, time % 2 === 0 ? 'Class Link' : 'Study page')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

/** On the dashboard: the theme, the chat, the messages and the drawer, each there and away again. */
async function openDrawerAndPanels(page: Page): Promise<void> {
  for (const name of ['Dark theme', 'Help', 'Messages']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await button.click()
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAtRest(page.getByRole('dialog', { name: 'Menu' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}
