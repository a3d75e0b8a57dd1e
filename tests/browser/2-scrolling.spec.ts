import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'

const POLICY = "Students' Policy"

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const refunds = (page: Page) => page.getByRole('heading', { name: 'Refunds', exact: true })
const follow = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: label }).click()

/** The page with this heading shows its top. */
async function expectTopOf(page: Page, title: string): Promise<void> {
  await expectPage(page, title)
  await expect.poll(() => scrolled(page)).toBe(0)
}

/** Scrolls far down the policy, once all of it is there. */
async function scrollDown(page: Page): Promise<void> {
  await expectPage(page, POLICY)
  await refunds(page).evaluate((heading) => heading.scrollIntoView())
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400)
}

/** The heading stands at the top of the page, below the top bar that would cover it. */
async function expectRefundsAtTheTop(page: Page): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox()
  const covered = bar?.height ?? 0
  const place = async () => ((await refunds(page).boundingBox())?.y ?? NaN) - covered
  await expect.poll(place).toBeLessThan(100)
  expect(await place()).toBeGreaterThanOrEqual(0)
}

// Low, so that every page is long enough to scroll.
test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 500 }))

test('every navigation scrolls to the top: a link, Back, Forward, and the entry of the current page', async ({
  page,
  portal,
}) => {
  await portal.enter('/deferment')
  await follow(page, POLICY)
  await scrollDown(page)
  await follow(page, 'Fee Update Form')
  await expectTopOf(page, 'Fee Update Form')
  await page.goBack()
  await expectTopOf(page, POLICY)
  await scrollDown(page)
  await page.goBack()
  await expectTopOf(page, 'Deferment')
  await page.goForward()
  await expectTopOf(page, POLICY)
  await scrollDown(page)
  await follow(page, POLICY)
  await expectTopOf(page, POLICY)
})

test('a link to a heading and a result of the search go to the heading, and Back from there goes to the top', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.enter('/student-policy#refunds')
  await expectRefundsAtTheTop(page)

  await follow(page, 'Fee Update Form')
  await expectTopOf(page, 'Fee Update Form')
  await page.getByRole('main').getByRole('link', { name: POLICY }).click()
  await expect(page).toHaveURL(`${origin}/student-policy#refunds`)
  await expectRefundsAtTheTop(page)

  await follow(page, POLICY)
  await expectTopOf(page, POLICY)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Refunds' }).click()
  await expectRefundsAtTheTop(page)
  await page.goBack()
  await expectTopOf(page, POLICY)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('refunds')
  await page.getByRole('option', { name: /^Refunds/ }).click()
  await expectRefundsAtTheTop(page)
})
