import type { Locator, Page } from '@playwright/test'
import { holdCall } from './backend-calls.ts'
import { expect } from './browser.ts'
import { enter } from './enter.ts'
import { stopClock, waitStopped } from './page-clock.ts'

/** The banner's region and its Close button. */
export function bannerOf(page: Page): { region: Locator; close: Locator } {
  const region = page.getByRole('region', { name: 'Messages' })
  return { region, close: region.getByRole('button', { name: 'Close messages' }) }
}

/** Opens a protected page and stops its clock as the banner appears, so that its 14 seconds begin now. */
export async function openAtFirstMoment(
  page: Page,
  origin: string,
  { path = '/classes', before = async () => {} } = {},
): Promise<void> {
  await page.clock.install()
  const release = await holdCall(page, 'fetch_messages.php')
  await enter(page, `${origin}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stopClock(page)
  await before()
  release()
  await waitStopped(page, bannerOf(page).region)
}

/** The last View of a page, at the lower edge of the window, however short the page is. */
export async function lowestView(page: Page): Promise<Locator> {
  await page.addStyleTag({ content: 'main { padding-block-start: 100vh !important }' })
  const view = page.getByRole('button', { name: 'View' }).last()
  await view.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  return view
}

/** Runs in the page. */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  return front !== null && !element.contains(front) && !front.contains(element)
}
