import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { cardOf, openCard } from '../support/cards.ts'
import { enter, expectAtRest, expectPage } from '../support/enter.ts'

const view = (page: Page, card: string) => cardOf(page, card).getByRole('button', { name: 'View' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('Beyond: a modal has an address', () => {
  test.use({ viewport: { width: 360, height: 500 } })

  test('opening and closing it scrolls nothing, and the focus goes in and back to View', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    await view(page, 'Finance contact').scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(200)
    for (const [way, close] of [
      ['Back', () => page.goBack()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['Close', () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
      ['pressing beside it', () => page.mouse.click(180, 5)],
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
    expect(await page.evaluate(() => history.length), 'one step, taken again and again').toBe(3)
  })

  test('a reload keeps it open, and closing it still goes back to the page', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/support`)
    await expectPage(page, 'Support')
    await page.goto(`${origin}/payments`)
    await expectAtRest(await openCard(page, 'Online payment'))
    await page.reload()
    const modal = page.getByRole('dialog', { name: 'Online payment' })
    await expectAtRest(modal)
    await modal.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(page).toHaveURL(`${origin}/payments`)
    await page.goBack()
    await expectPage(page, 'Support')
  })

  test('the drawer’s step of the history and the modal’s follow one another', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expectAtRest(drawer)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
    const modal = await openCard(page, 'Online payment')
    await expectAtRest(modal)
    await page.goBack()
    await expect(modal).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectAtRest(drawer)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expectPage(page, 'Payments')
  })
})
