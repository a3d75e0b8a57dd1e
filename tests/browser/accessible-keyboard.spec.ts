import type { Page } from '@playwright/test'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { expectPage } from '../support/enter.ts'
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts'
import { PASSWORD } from '../support/server.ts'
import { ALL_LINKS } from '../support/stored-links.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const outsideDialog = (page: Page) => page.locator(':focus:not([data-dialog] *)')

test.describe('With the keyboard alone', () => {
  test('a student signs in after mistakes, skips the sidebar, opens a card and chats', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
    const password = page.getByLabel('Password', { exact: true })
    await page.goto(`${origin}/login`)
    await pressOn(page, button(page, 'Login'))
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type('ada@example.org')
    await typeInto(page, password, 'wrong')
    await pressOn(page, button(page, 'Login'), 'Space')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(button(page, 'Login'), 'the focus stays').toBeFocused()
    await tabTo(page, password, 'Shift+Tab')
    await typeInto(page, password, PASSWORD)
    await page.keyboard.press('Enter')
    await expectPage(page, 'Welcome, Ada')
    await expect(heading(page)).toBeFocused()

    await page.reload()
    await expectPage(page, 'Welcome, Ada')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)

    await pressOn(page, cardOf(page, 'Class Link').getByRole('button', { name: 'View' }))
    const modal = page.getByRole('dialog', { name: 'Class Link' })
    await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
    for (const key of [...Array<string>(6).fill('Tab'), ...Array<string>(6).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      await expect(outsideDialog(page)).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()

    await pressOn(page, button(page, 'Help'))
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.frameLocator('iframe').locator('a:focus')).toHaveCount(1)
    await tabTo(page, button(page, 'Help'))
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toBeHidden()
  })

  test('a student goes through the drawer to a page', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await portal.enter('/classes')
    const menu = page.getByRole('button', { name: 'Menu' })
    await pressOn(page, menu)
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
    const stops = await drawer.locator('a, button').count()
    for (let press = 1; press < stops; press++) {
      await page.keyboard.press('Tab')
      await expect(drawer.locator(':focus')).toHaveCount(1)
    }
    await expect(drawer.getByRole('button', { name: 'Logout' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(outsideDialog(page)).toHaveCount(0)
    await pressOn(page, drawer.getByRole('link', { name: 'Payments' }))
    await expectPage(page, 'Payments')
    await expect(drawer).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })
})
