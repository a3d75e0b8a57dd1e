import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { goOffline } from '../support/network.ts'

/** Whether the page is light or dark, by its background. */
const expectShade = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => {
      const [red = 0] =
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      return Number(red) > 127 ? 'light' : 'dark'
    }),
  )
const darkSwitch = (page: Page) => page.getByRole('button', { name: 'Dark colours' })

test.describe('Beyond: light and dark', () => {
  test('follow the system, until the student chooses the other: in every page, after a reload and after logout', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    await expectShade(page).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'true')
    await expectShade(page).toBe('dark')
    await darkSwitch(page).click()
    await expectShade(page).toBe('light')
    await page.goto(`${origin}/classes`)
    await expectPage(page, 'Classes')
    await expectShade(page).toBe('light')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    await page.reload()
    await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'false')
    await expectShade(page).toBe('light')
  })
})

test.describe('Beyond: details that stand apart', () => {
  test('the account number is copied by its button, which says so', async ({ page, portal }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    const modal = await openCard(page, 'Naira bank transfer')
    await modal.getByRole('button', { name: 'Copy Account number' }).press('Enter')
    await expect(modal.getByText('Account number copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000000000')
  })
})

test.describe('Beyond: without a connection and on paper', () => {
  test('the portal says that it is offline, for as long as it is', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    const notice = page.getByText('You are offline.')
    await expect(notice).toBeHidden()
    await goOffline(page)
    await expect(notice).toBeVisible()
    await page.context().setOffline(false)
    await expect(notice).toBeHidden()
  })

  test('the policy is printed without the frame around it, in light colours', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/student-policy`)
    await expectPage(page, "Students' Policy")
    await darkSwitch(page).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('light only')
  })
})

test.describe('Beyond: the front door', () => {
  test('is as dense on a high screen as on a low one', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    const height = () =>
      page.evaluate(() => document.querySelector('form')?.getBoundingClientRect().height ?? 0)
    await page.setViewportSize({ width: 1280, height: 700 })
    const low = await height()
    expect(low).toBeGreaterThan(100)
    await page.setViewportSize({ width: 1280, height: 1600 })
    await expect.poll(height).toBe(low)
  })
})
