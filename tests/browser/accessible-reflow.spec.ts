import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { findCutOff } from '../support/cut-off.ts'
import { enter } from '../support/enter.ts'
import { onEveryRoute } from '../support/every-route.ts'
import { QUIET_SCHOOL } from '../support/full-school.ts'

/** A window of 1280 by 1024 px at 400 %: what WCAG 1.4.10 asks a page to fit. */
const ZOOMED = { width: 320, height: 256 }
const SMALL_PHONE = { width: 320, height: 640 }

/** How much of a screen what stays in place may take away from what scrolls. */
const MOST_TAKEN = 0.25

test.describe('Nothing is cut off and nothing scrolls sideways', () => {
  test('on any route at 320 px and at 400 % zoom', async ({ page, portal }) => {
    test.slow() // every route in turn
    const { origin } = await portal.open(QUIET_SCHOOL)
    await onEveryRoute(page, origin, async () => {
      for (const size of [SMALL_PHONE, ZOOMED]) {
        await page.setViewportSize(size)
        expect.soft(await findCutOff(page), `${size.height} px high`).toEqual([])
      }
      await page.evaluate(() => scrollTo(0, 300))
      expect
        .soft(await takenByBars(page), 'of the screen is taken by bars')
        .toBeLessThan(MOST_TAKEN)
    })
  })

  test('in modals, the drawer and the chat at 400 % zoom', async ({ page, portal }) => {
    await page.setViewportSize(ZOOMED)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { origin } = await portal.open(QUIET_SCHOOL)
    await enter(page, `${origin}/payments`)
    const modal = await openCard(page, 'Naira bank transfer')
    await expect(modal).toBeVisible()
    expect(await findCutOff(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(await findCutOff(page)).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 })
    expect(await findCutOff(page)).toEqual([])
  })
})

/** The share of a scrolled page's screen, from top to bottom, that sticky and fixed bars of full width cover. */
function takenByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, top, bottom } = element.getBoundingClientRect()
      const stays = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      return stays && width > innerWidth / 2 && bottom > 0 && top < innerHeight
    })
    const heights = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}
