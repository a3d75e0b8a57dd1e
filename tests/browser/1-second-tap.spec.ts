import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { stopClock, waitStopped } from '../support/page-clock.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 500 } })

// How near and how soon a second tap is stands in tests/portal/second-tap.test.tsx.
test.describe('1. What the product does and for whom, by touch', () => {
  test('a double tap on View opens no link, a tap elsewhere in the modal counts at once', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
    const opened: Page[] = []
    await page.context().route(`${STORED_ORIGIN}/**`, (route) => route.fulfill({ body: '' }))
    page.on('popup', (tab) => opened.push(tab))
    await page.emulateMedia({ reducedMotion: 'reduce' }) // where the link stands, not where it slides through
    await page.clock.install()
    await enter(page, `${origin}/classes`)
    const view = cardOf(page, 'Speak to Mentor').getByRole('button', { name: 'View' })
    const modal = page.getByRole('dialog', { name: 'Speak to Mentor' })
    const link = modal.getByRole('link', { name: 'Click Here' })
    await view.press('Enter')
    await expect(link).toBeVisible()
    const under = await middleOf(link)
    await page.keyboard.press('Escape')
    await page.evaluate((by) => scrollBy(0, by), (await middleOf(view)).y - under.y)
    await stopClock(page)

    const { x, y } = await middleOf(view)
    await page.touchscreen.tap(x, y)
    await waitStopped(page, link)
    expect(await link.evaluate(isAt, { x, y }), 'the link has risen under the thumb').toBe(true)
    await page.touchscreen.tap(x, y)
    await tap(page, modal.getByRole('button', { name: 'Close' }))
    await expect(modal).toBeHidden()
    expect(opened).toEqual([])
  })
})

async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target)
  await page.touchscreen.tap(x, y)
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to tap')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Runs in the page. */
function isAt(element: Element, { x, y }: { x: number; y: number }): boolean {
  return element.contains(document.elementFromPoint(x, y))
}
