import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { onEveryShape } from '../support/every-shape.ts'
import { countTabStops, walkFocus } from '../support/focus-walk.ts'
import { QUIET_SCHOOL } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'

const PHONE = { width: 360, height: 640 }

async function expectFocusToShow(page: Page): Promise<void> {
  const places = await countTabStops(page)
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await walkFocus(page, key)
    expect(problemsOf(stops), key).toEqual([])
    expect(stops.length, `${key} reaches every place`).toBe(places)
  }
}

test('on a phone the focus reaches each place of every shape of page, shows there and is never covered', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000) // several hundred stops
  await page.setViewportSize(PHONE)
  await portal.enter('/', QUIET_SCHOOL)
  await onEveryShape(page, () => expectFocusToShow(page))
})

test('the focus shows at each place beside the sidebar, in an open modal and in the drawer', async ({
  page,
  portal,
}) => {
  await portal.enter('/payments', QUIET_SCHOOL)
  await loadedAll(page)
  await expectFocusToShow(page)
  await page.setViewportSize(PHONE)
  for (const open of [
    () => openCard(page, 'Naira bank transfer'),
    () => page.getByRole('button', { name: 'Menu' }).click(),
  ]) {
    await open()
    await expect(page.getByRole('dialog')).toBeVisible()
    const stops = await walkFocus(page, 'Tab')
    expect(stops.length).toBeGreaterThan(3)
    expect(problemsOf(stops)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

function problemsOf(stops: Awaited<ReturnType<typeof walkFocus>>): string[] {
  return stops.flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`))
}
