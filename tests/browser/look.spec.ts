import type { Page } from '@playwright/test'
import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { expectPage } from '../support/enter.ts'
import { holdScripts } from '../support/scripts.ts'
import { ALL_LINKS } from '../support/stored-links.ts'

const darkSwitch = (page: Page) => page.getByRole('button', { name: 'Dark theme' })

/** Whether the page is light or dark, by its background. */
const expectShade = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => {
      const [red = 0] =
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      return Number(red) > 127 ? 'light' : 'dark'
    }),
  )

test('the colours follow the system until the student chooses others, which stay after logout and show before any script arrives', async ({
  page,
  portal,
}) => {
  await portal.enter('/')
  await expectShade(page).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'true')
  await expectShade(page).toBe('dark')
  await darkSwitch(page).click()
  await expectShade(page).toBe('light')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectPage(page, 'Student Login')
  const scripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expectPage(page, 'Student Login')
  await expectShade(page).toBe('light')
  await scripts.letGo()
  await expect(darkSwitch(page)).toHaveAttribute('aria-pressed', 'false')
  await expectShade(page).toBe('light')
})

test('the policy prints without the frame around it and in light colours', async ({
  page,
  portal,
}) => {
  await portal.enter('/student-policy')
  await darkSwitch(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
})

test('the sign-in has its contacts beside the form on a wide screen and below it on a phone', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  await page.goto(`${origin}/login`)
  await expectPage(page, 'Student Login')
  const form = page.locator('form')
  const wide = await boxOf(form)
  const help = await boxOf(page.getByRole('complementary', { name: 'Help' }))
  expect(help.x + help.width).toBeLessThan(wide.x)
  expect((await boxOf(page.getByRole('link', { name: 'Staff login' }))).x).toBe(wide.x)
  await page.setViewportSize({ width: 360, height: 640 })
  const narrow = await boxOf(form)
  const below = await boxOf(page.getByText('Trouble signing in?'))
  expect(below.x).toBe(narrow.x)
  expect(below.y).toBeGreaterThan(narrow.y + narrow.height)
})

test('an open card prints alone, whole, and dark on white', async ({ page, portal }) => {
  await page.setViewportSize({ width: 800, height: 300 })
  await portal.enter('/payments', { links: { everyone: ALL_LINKS } })
  const modal = await openCard(page, 'Naira bank transfer')
  await expect(modal.getByRole('link')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toBeHidden()
  const { height } = await boxOf(modal)
  expect(height).toBeGreaterThan(300)
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(Math.round(height))
  const link = modal.getByRole('link')
  await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(link).toHaveCSS('color', await modal.evaluate((all) => getComputedStyle(all).color))
})
