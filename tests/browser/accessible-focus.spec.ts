import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { onEveryShape } from '../support/every-shape.ts'
import { QUIET_SCHOOL } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'
import { countTabStops, walkFocus } from '../support/focus-walk.ts'

/** The focus comes to every place, shows at each, and leaves the page again at the other end. */
async function expectFocusToShow(page: Page): Promise<void> {
  const places = await countTabStops(page)
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await walkFocus(page, key)
    const wrong = stops.flatMap((stop) => stop.wrong.map((what) => `${stop.name}: ${what}`))
    expect(wrong, key).toEqual([])
    expect(stops.length, `${key} comes to every place`).toBe(places)
  }
}

test.describe('Focus', () => {
  test('comes to every place of every shape of page, forward and backward, shows there and is never covered', async ({
    page,
    portal,
  }) => {
    test.setTimeout(180_000) // several hundred stops
    await page.setViewportSize({ width: 360, height: 640 })
    const { origin } = await portal.open(QUIET_SCHOOL)
    await onEveryShape(page, origin, () => expectFocusToShow(page))
  })

  test('shows everywhere beside the sidebar', async ({ page, portal }) => {
    const { origin } = await portal.open(QUIET_SCHOOL)
    await enter(page, `${origin}/`)
    await expectPage(page, 'Welcome, Ada')
    await loadedAll(page) // what comes later is a place, too
    await expectFocusToShow(page)
  })

  test('shows on every place of an open modal and of the drawer', async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // what slides in is covered meanwhile
    await page.setViewportSize({ width: 360, height: 640 })
    const { origin } = await portal.open(QUIET_SCHOOL)
    await enter(page, `${origin}/payments`)
    for (const open of [
      () => openCard(page, 'Naira bank transfer'),
      () => page.getByRole('button', { name: 'Menu' }).click(),
    ]) {
      await open()
      await expect(page.getByRole('dialog')).toBeVisible()
      const stops = await walkFocus(page, 'Tab')
      expect(stops.length).toBeGreaterThan(3)
      expect(stops.filter(({ wrong }) => wrong.length > 0)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
})
