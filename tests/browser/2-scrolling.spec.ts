import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const follow = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: label }).click()

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 1500))
  expect(await scrolled(page)).toBe(1500)
}

/** The heading stands at the top of the page, below the top bar that would cover it. */
async function expectAtTheTop(page: Page, name: string): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox()
  const covered = bar?.height ?? 0
  await expect
    .poll(async () => (await heading(page, name).boundingBox())?.y)
    .toBeLessThan(covered + 100)
  expect((await heading(page, name).boundingBox())?.y).toBeGreaterThanOrEqual(covered)
}

test.describe('2. Screens and routes', () => {
  test.describe('Every navigation scrolls to the top', () => {
    test('a followed link shows the new page from its top', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/student-policy`)
      await heading(page, 'Refunds').waitFor()
      await scrollDown(page)
      await follow(page, 'Deferment')
      await heading(page, 'Deferment').waitFor()
      expect(await scrolled(page)).toBe(0)
    })

    test('Back shows the page before from its top, not from where it was left', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/student-policy`)
      await heading(page, 'Refunds').waitFor()
      await scrollDown(page)
      await follow(page, 'Deferment')
      await heading(page, 'Deferment').waitFor()
      await page.goBack()
      await heading(page, 'Refunds').waitFor()
      expect(await scrolled(page)).toBe(0)
    })

    test('Forward shows the next page from its top', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/deferment`)
      await follow(page, "Students' Policy")
      await heading(page, 'Refunds').waitFor()
      await scrollDown(page)
      await page.goBack()
      await heading(page, 'Deferment').waitFor()
      await page.goForward()
      await heading(page, 'Refunds').waitFor()
      expect(await scrolled(page)).toBe(0)
    })

    test('the entry of the page that is shown leads to its top', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/student-policy`)
      await heading(page, 'Refunds').waitFor()
      await scrollDown(page)
      await follow(page, "Students' Policy")
      await expect.poll(() => scrolled(page)).toBe(0)
    })
  })

  test.describe('A link to a heading goes to the heading', () => {
    test('by address', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/student-policy#refunds`)
      await expectAtTheTop(page, 'Refunds')
    })

    test('from another page', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/fee-update`)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: "Students' Policy" }).click()
      await expect(page).toHaveURL(`${origin}/student-policy#refunds`)
      await expectAtTheTop(page, 'Refunds')
    })

    test('from the table of contents, and Back goes to the top again', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/student-policy`)
      const contents = page.getByRole('navigation', { name: 'Contents' })
      await contents.getByRole('link', { name: 'Refunds' }).click()
      await expectAtTheTop(page, 'Refunds')
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(0)
    })
  })
})
