import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { ALL_LINKS } from '../support/stored-links.ts'

const view = (page: Page, card: string) => cardOf(page, card).getByRole('button', { name: 'View' })
const SCHOOL = { links: { everyone: ALL_LINKS } }

test.describe('With the keyboard alone', () => {
  test('Tab comes to nothing behind an open modal, forward and backward', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(SCHOOL)
    await enter(page, `${origin}/classes`)
    await pressOn(page, view(page, 'Class Link'))
    const modal = page.getByRole('dialog', { name: 'Class Link' })
    await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
    for (const key of [...Array<string>(6).fill('Tab'), ...Array<string>(6).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      await expect(page.locator(':focus:not([data-dialog] *)')).toHaveCount(0)
    }
  })

  test('the skip link leads past the sidebar to the page', async ({ page, portal }) => {
    const { origin } = await portal.open(SCHOOL)
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(view(page, 'Cloud Link')).toBeFocused()
  })

  test('the chat answers to a key, and the keyboard comes into it', async ({ page, portal }) => {
    const { origin } = await portal.open(SCHOOL)
    await enter(page, origin)
    const chat = page.getByRole('button', { name: 'Help' })
    await pressOn(page, chat)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.frameLocator('iframe').locator('a:focus')).toHaveCount(1)
    await tabTo(page, chat)
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toBeHidden()
  })
})
