import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { cardOf, linkButtons } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

const view = (page: Page, card: string) => cardOf(page, card).getByRole('button', { name: 'View' })
const SCHOOL = { links: { everyone: ALL_LINKS } }

test.describe('With the keyboard alone', () => {
  test('a student opens a class link in a new tab and comes back to View', async ({
    page,
    portal,
  }) => {
    await page.context().route(`${STORED_ORIGIN}/**`, (route) => route.fulfill({ body: 'Class' }))
    const { origin } = await portal.open(SCHOOL)
    await enter(page, origin)
    await pressOn(page, view(page, 'Class Link'))
    const modal = page.getByRole('dialog', { name: 'Class Link' })
    await tabTo(page, linkButtons(modal).first())
    await expect(linkButtons(modal).first()).toHaveAccessibleDescription(/Opens in a new tab/)
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Enter')
    const tab = await opened
    await tab.waitForURL(ALL_LINKS.class_link ?? '')
    await tab.close()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(view(page, 'Class Link')).toBeFocused()
  })

  test('Tab comes to nothing behind an open modal, forward and backward', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(SCHOOL)
    await enter(page, `${origin}/classes`)
    await pressOn(page, view(page, 'Class Link'))
    const modal = page.getByRole('dialog', { name: 'Class Link' })
    await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused()
    for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
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

  test('the switch of colours and the chat answer to a key', async ({ page, portal }) => {
    const { origin } = await portal.open(SCHOOL)
    await enter(page, origin)
    const dark = page.getByRole('button', { name: 'Dark theme' })
    await pressOn(page, dark, 'Space')
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
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
