import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { goOffline } from '../support/network.ts'
import { submitLogin } from '../support/portal-forms.ts'

// Code that is loaded only when it is needed, and fails to load.

const PART_FAILED = /net::ERR_|Failed to fetch dynamically imported module|failed to load/

const follow = (page: Page, entry: string) =>
  page.getByRole('link', { name: entry, exact: true }).click()

/** Counts how often the browser loads a whole page. */
function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const notShown = (page: Page) => page.getByRole('main').getByRole('alert')

/** Chrome 109 never asks again for a script that failed: only a reload helps there. */
const asksAgain = (browser: Browser) => Number.parseInt(browser.version(), 10) > 109

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(PART_FAILED))

test('a page whose code is gone reloads the portal once and is then reported inside it', async ({
  browser,
  page,
  portal,
}) => {
  await portal.enter('/')
  const loads = countLoads(page)
  await page.route(/\/assets\/payments-[^/]*\.js$/, (route) => route.abort())
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

test('a page that cannot load offline is reported inside the portal and loads once the network is back', async ({
  browser,
  page,
  portal,
}) => {
  await portal.enter('/')
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

test('a modal whose code is gone says so, and Try again opens it', async ({ page, portal }) => {
  // An idle browser would fetch it ahead, at any moment.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.route(/\/assets\/dialogs-[^/]*\.js$/, (route) => route.abort())
  await portal.enter('/')
  await page.getByRole('button', { name: 'View' }).first().click()
  await expect(page.getByRole('alert')).toContainText('This could not be opened.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expect(page.getByText('could not be opened')).toHaveCount(0)
})

test('Logout asks by the browser’s own question if the code of its dialog is missing', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await page.goto(`${origin}/login`) // whose code is there then
  await submitLogin(page)
  await expectPage(page, 'Welcome, Ada')
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
