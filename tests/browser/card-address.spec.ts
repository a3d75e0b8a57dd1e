import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { cardOf, openCard } from '../support/cards.ts'
import { expectAtRest } from '../support/enter.ts'

const PHONE = { width: 360, height: 500 }
const view = (page: Page, card: string) => cardOf(page, card).getByRole('button', { name: 'View' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('opening and closing a modal scrolls nothing, the focus goes in and back to View, and Forward and a reload show it again', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(PHONE)
  const { origin } = await portal.enter('/payments')
  await view(page, 'Finance contact').scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(200)
  for (const [way, close] of [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Close', () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
    ['a press beside it', () => page.mouse.click(180, 5)],
  ] as const) {
    await test.step(way, async () => {
      const modal = await openCard(page, 'Finance contact')
      await expectAtRest(modal)
      await expect(page).toHaveURL(`${origin}/payments?card=finance-contact`)
      await expect(modal.locator(':focus')).toHaveCount(1)
      expect(await scrolled(page)).toBe(before)
      await close()
      await expect(modal).toBeHidden()
      await expect(page).toHaveURL(`${origin}/payments`)
      await expect(view(page, 'Finance contact')).toBeFocused()
      expect(await scrolled(page)).toBe(before)
    })
  }
  const modal = page.getByRole('dialog', { name: 'Finance contact' })
  await page.goForward()
  await expectAtRest(modal)
  await page.reload()
  await expectAtRest(modal)
  await modal.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page).toHaveURL(`${origin}/payments`)
  expect(await page.evaluate(() => history.length), 'one step, used again and again').toBe(3)
})

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true })

  test('Close shows no focus ring in a modal that the address opens, until a key is pressed', async ({
    page,
    portal,
  }) => {
    await portal.enter('/classes?card=cloud-link')
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    await expect(close).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(close).toHaveCSS('outline-style', 'solid')
  })
})
