import type { Page } from '@playwright/test'
import { centreOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { stopClock, waitStopped } from '../support/page-clock.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

test.use({ hasTouch: true })

// How near and how soon a second tap is: tests/portal/second-tap.test.tsx.
test('a double tap on View opens no link; a tap elsewhere in the modal counts at once', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 500 })
  const opened: Page[] = []
  await page.context().route(`${STORED_ORIGIN}/**`, (route) => route.fulfill({ body: '' }))
  page.on('popup', (tab) => opened.push(tab))
  await page.clock.install()
  await portal.enter('/classes', { links: { everyone: ALL_LINKS } })
  const view = cardOf(page, 'Speak to Mentor').getByRole('button', { name: 'View' })
  const modal = page.getByRole('dialog', { name: 'Speak to Mentor' })
  const link = modal.getByRole('link', { name: 'Click Here' })
  await view.press('Enter')
  await expect(link).toBeVisible()
  const under = await centreOf(link)
  await page.keyboard.press('Escape')
  await page.evaluate((by) => scrollBy(0, by), (await centreOf(view)).y - under.y)
  await stopClock(page)

  const at = await centreOf(view)
  await page.touchscreen.tap(at.x, at.y)
  await waitStopped(page, link)
  const isUnderThumb = await link.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    at,
  )
  expect(isUnderThumb).toBe(true)
  await page.touchscreen.tap(at.x, at.y)
  const close = await centreOf(modal.getByRole('button', { name: 'Close' }))
  await page.touchscreen.tap(close.x, close.y)
  await expect(modal).toBeHidden()
  expect(opened).toEqual([])
})

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
