import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { goOffline } from '../support/network.ts'

// A part of the portal that is loaded only when it is needed, and does not come.

const PAYMENTS = /\/assets\/payments-[^/]*\.js$/
const PART_FAILED = /net::ERR_|Failed to fetch dynamically imported module|failed to load/

const follow = (page: Page, entry: string) =>
  page.getByRole('link', { name: entry, exact: true }).click()

/** Breaks the requests for the page /payments; the first ones, or all. */
async function breakPayments(page: Page, times = Infinity) {
  let asked = 0
  await page.route(PAYMENTS, (route) => {
    asked += 1
    return asked <= times ? route.abort() : route.fallback()
  })
}

/** Counts how often the browser loads a whole page. */
function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const notShown = (page: Page) => page.getByRole('main').getByRole('alert')

/** Chrome 109 never asks again for a part that failed: only loading the portal afresh helps there. */
const asksAgain = (browser: Browser) => Number.parseInt(browser.version(), 10) > 109

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(PART_FAILED))

test('a part that fails once is asked for again, and the portal stays', async ({
  browser,
  page,
  portal,
}) => {
  await portal.signedIn()
  const loads = countLoads(page)
  await breakPayments(page, 1)
  await follow(page, 'Payments')
  await expectPage(page, 'Payments')
  expect(loads()).toBe(asksAgain(browser) ? 0 : 1)
})

test('a part that is gone has the portal loaded afresh once, and is then named missing inside it', async ({
  browser,
  page,
  portal,
}) => {
  await portal.signedIn()
  const loads = countLoads(page)
  await breakPayments(page)
  await follow(page, 'Payments')
  await expectPage(page, 'This page could not be shown')
  expect(loads()).toBe(1)
  await expect(page).toHaveURL(/\/payments$/)
  await follow(page, 'Meetings')
  await expectPage(page, 'Meetings')
  await page.unrouteAll()
  await follow(page, 'Payments')
  if (!asksAgain(browser)) await page.getByRole('button', { name: 'Try again' }).click()
  await expectPage(page, 'Payments')
  expect(loads()).toBe(asksAgain(browser) ? 1 : 2)
})

test('a part that does not come without network is missing inside the portal, and comes with the network', async ({
  browser,
  page,
  portal,
}) => {
  await portal.signedIn()
  const loads = countLoads(page)
  await goOffline(page)
  await follow(page, 'Payments')
  await expect(notShown(page)).toContainText('Part of the portal failed to load')
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notShown(page)).toContainText('Part of the portal failed to load')
  await page.context().setOffline(false)
  await expectPage(page, 'Payments')
  expect(loads()).toBe(asksAgain(browser) ? 0 : 1)
})

test('a network that only seems to be there costs nobody the portal', async ({
  page,
  portal,
  front,
}) => {
  await portal.signedIn()
  const loads = countLoads(page)
  await breakPayments(page)
  front.reach(false)
  await follow(page, 'Payments')
  await expectPage(page, 'This page could not be shown')
  expect(loads()).toBe(0)
  front.reach(true)
  await follow(page, 'Meetings')
  await expectPage(page, 'Meetings')
})

test('where the file of the modals does not come, a press says so, and Try again opens the card', async ({
  page,
  portal,
}) => {
  await page.route(/\/assets\/dialogs-[^/]*\.js$/, (route) => route.abort())
  await portal.signedIn()
  await page.getByRole('button', { name: 'View' }).first().click()
  await expect(page.getByRole('alert')).toContainText('This could not be opened.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expect(page.getByText('could not be opened')).toHaveCount(0)
})

test('where the first script does not come, the page says so, and how to go on', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await page.route(/\/assets\/start-[^/]*\.js$/, (route) => route.abort())
  await page.goto(`${origin}/login`)
  const again = page.getByRole('link', { name: 'load this page again' })
  await expect(again).toBeVisible()
  await expect(page.getByText('does not work in this browser')).toBeHidden()
  await page.unrouteAll()
  await again.click()
  await expectPage(page, 'Student Login')
  await expect(again).not.toBeAttached()
})

test('Logout asks without its own question where that does not come', async ({ page, portal }) => {
  await portal.signedIn()
  await page.evaluate(() => {
    const id = { card: 'payments/payment-status', label: 'Submission ID', kept: 'RC-1' }
    localStorage.setItem('waits', JSON.stringify([{ ...id, checkAt: 0 }]))
  })
  await goOffline(page)
  const asked = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Logout' }).click()
  const question = await asked
  expect(question.message()).toContain('will be deleted')
  await question.accept()
  await pressed
  await expectPage(page, 'Student Login')
})
