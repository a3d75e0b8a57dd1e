import type { Page } from '@playwright/test'
import { bannerOf } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { pressOn } from '../support/keyboard.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openDrawer(page: Page, origin: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, origin)
  await pressOn(page, menu(page))
  await expect(drawer(page)).toBeVisible()
}

test.describe('With the keyboard alone', () => {
  test('an entry of the drawer leads to the heading of its page', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await openDrawer(page, origin)
    await pressOn(page, drawer(page).getByRole('link', { name: 'Payments' }))
    await expectPage(page, 'Payments')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('Tab goes through all that is in the open drawer, and then to nothing behind it', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await openDrawer(page, origin)
    const stops = await drawer(page).locator('a, button').count()
    await expect(drawer(page).getByRole('button', { name: 'Close' })).toBeFocused()
    for (let press = 1; press < stops; press++) {
      await page.keyboard.press('Tab')
      await expect(drawer(page).locator(':focus')).toHaveCount(1)
    }
    await expect(drawer(page).getByRole('button', { name: 'Logout' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus:not([data-dialog] *)')).toHaveCount(0)
  })

  test('messages are closed, brought back and read', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages: { everyone: 'See https://example.org/new' } })
    await enter(page, `${origin}/classes`)
    const { region, close } = bannerOf(page)
    await pressOn(page, close)
    await expect(region).toBeHidden()
    const button = page.getByRole('button', { name: 'Messages', exact: true })
    await expect(button, 'that brings them back').toBeFocused()
    await page.keyboard.press('Enter')
    await expect(region).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(region.getByRole('link'), 'the banner comes next').toBeFocused()
  })
})
