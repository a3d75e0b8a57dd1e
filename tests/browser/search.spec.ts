import type { Page } from '@playwright/test'
import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectAtRest, expectPage } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'

const PHONE = { width: 360, height: 740 }
const button = (page: Page) => page.getByRole('button', { name: 'Search' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })

test.describe('Search', () => {
  test('loads when it is opened, and by keyboard alone leads to the modal of a card and back', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const searchFiles = () => asked.filter((url) => url.includes('search'))
    await enter(page, `${origin}/support`)
    await expectPage(page, 'Support')
    await loadedAll(page)
    expect(searchFiles()).toEqual([])
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    expect(searchFiles()).toHaveLength(2)
    await page.keyboard.type('payment')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
    await field(page).fill('recipet')
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: 'Receipt upload' })
    await expectAtRest(modal)
    await expect(page).toHaveURL(`${origin}/payments?card=receipt-upload`)
    await expect(modal.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expectPage(page, 'Payments')
    await page.goBack()
    await expectPage(page, 'Support')
  })

  test('hears its key as soon as its button is there', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[aria-keyshortcuts*="Control+K"]') === null) return
        observer.disconnect()
        const key = { key: 'k', ctrlKey: true, bubbles: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', key))
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await enter(page, `${origin}/support`)
    await expect(field(page)).toBeFocused()
  })

  test('scrolls to a section of the policy, from another page and from the policy itself', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/classes`)
    for (const from of ['Classes', "Students' Policy"]) {
      await expectPage(page, from)
      await page.evaluate(() => scrollTo(0, 0))
      await page.keyboard.press('Control+k')
      await field(page).fill('refunds')
      await page.getByRole('option', { name: /^Refunds/ }).click()
      await expect(sheet(page)).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Refunds', exact: true })).toBeInViewport()
      expect(await page.evaluate(() => scrollY), from).toBeGreaterThan(100)
    }
  })

  test('on a phone fills the screen, keeps the last result above the keyboard, and Back closes it without scrolling the page', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(PHONE)
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/payments`)
    await expectPage(page, 'Payments')
    await page.evaluate(() => scrollTo(0, 100))
    await button(page).click()
    await expectAtRest(sheet(page))
    expect(await boxOf(sheet(page))).toEqual({ x: 0, y: 0, ...PHONE })
    await field(page).fill('a')
    const last = page.getByRole('option').last()
    await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    const { y, height } = await boxOf(last)
    expect(y + height, 'a keyboard takes the lower half').toBeLessThan(PHONE.height / 2 + 20)
    await page.goBack()
    await expect(sheet(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(100)
  })
})
