import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { enter, expectAtRest, expectPage } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'

const PHONE = { width: 360, height: 740 }
const button = (page: Page) => page.getByRole('button', { name: 'Search' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

test.describe('Beyond: search', () => {
  test('with the keyboard alone a student comes to the modal of a card and back', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/support`)
    await expectPage(page, 'Support')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
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

  test('the key is heard as soon as the button is there', async ({ page, portal }) => {
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

  test('a section of the policy comes to the top, from the policy itself, too', async ({
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
      await option(page, /^Refunds/).click()
      await expect(sheet(page)).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Refunds', exact: true })).toBeInViewport()
      expect(await page.evaluate(() => scrollY), from).toBeGreaterThan(100)
    }
  })

  test('nothing of it loads before it is opened', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await enter(page, `${origin}/payments`)
    await expectPage(page, 'Payments')
    await loadedAll(page)
    expect(asked.filter((url) => url.includes('search'))).toEqual([])
    await button(page).click()
    await expect(field(page)).toBeFocused()
    expect(asked.filter((url) => url.includes('search'))).toHaveLength(2)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('it fills the screen, Back closes it, and neither scrolls the page', async ({
      page,
      portal,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { origin } = await portal.open(FULL_SCHOOL)
      await enter(page, `${origin}/payments`)
      await expectPage(page, 'Payments')
      await page.evaluate(() => scrollTo(0, 100))
      await button(page).click()
      await expectAtRest(sheet(page))
      expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
      await page.goBack()
      await expect(sheet(page)).toBeHidden()
      await expect(button(page)).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(100)
    })

    test('the last result can be scrolled above a keyboard that takes the lower half', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open(FULL_SCHOOL)
      await enter(page, `${origin}/payments`)
      await button(page).click()
      await field(page).fill('a')
      const last = page.getByRole('option').last()
      await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight))
      const box = await last.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height / 2 + 20)
    })
  })

  test('axe finds nothing in it, and nothing is cut off, in every state and at 320 px', async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/payments`)
    await button(page).click()
    for (const words of ['', 'policy', 'xylophone']) {
      await field(page).fill(words)
      await expect(
        sheet(page)
          .getByText(/Suggestions|Section of|Nothing found for/)
          .first(),
      ).toBeVisible()
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        await expectNoViolations(page)
        expect(await findCutOff(page)).toEqual([])
      }
    }
  })
})
