import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf, openCard } from '../support/cards.ts'
import { enter, expectAtRest, expectPage } from '../support/enter.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

test.describe('1. What the product does and for whom', () => {
  test('a link button opens in a new tab, which cannot reach back', async ({ page, portal }) => {
    const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
    await page
      .context()
      .route(`${STORED_ORIGIN}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>The cloud folder</h1>' }),
      )
    await enter(page, `${origin}/classes`)
    const modal = await openCard(page, 'Cloud Link')
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      modal.getByRole('link', { name: 'Click Here' }).press('Enter'),
    ])
    await expect(tab.getByRole('heading')).toHaveText('The cloud folder')
    await expect(tab).toHaveURL(`${STORED_ORIGIN}/cloud_link`)
    expect(await tab.evaluate(() => ({ opener: opener, referrer: document.referrer }))).toEqual({
      opener: null,
      referrer: '',
    })
    await expect(page).toHaveURL(`${origin}/classes?card=cloud-link`)
  })

  test('its Close button, Escape and pressing beside it close the modal, and the focus is back on View', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    for (const [way, close] of [
      ['Close', () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['pressing beside it', () => page.mouse.click(10, 400)],
    ] as const) {
      await test.step(way, async () => {
        const modal = await openCard(page, 'Study page')
        await expectAtRest(modal)
        await close()
        await expect(modal).toBeHidden()
        await expect(cardOf(page, 'Study page').getByRole('button', { name: 'View' })).toBeFocused()
      })
    }
  })

  test.describe('for a thumb', () => {
    test.use({ hasTouch: true })

    test('a modal that its address opens shows no ring at Close, until a key is pressed', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/classes?card=cloud-link`)
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
      await expect(close).toBeFocused()
      await expect(close).toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(close).toHaveCSS('outline-style', 'solid')
    })
  })

  for (const width of [360, 1280]) {
    test(`View stands beside the title, so that nothing is above it: ${width} px`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      const { origin } = await portal.open()
      await enter(page, `${origin}/classes`)
      await expectPage(page, 'Classes')
      for (const name of ['Cloud Link', 'Study page']) {
        const title = await boxOf(cardOf(page, name).getByRole('heading'))
        const view = await boxOf(cardOf(page, name).getByRole('button', { name: 'View' }))
        expect(view.x).toBeGreaterThanOrEqual(title.x + title.width)
        expect(Math.abs(view.y + view.height / 2 - title.y - title.height / 2)).toBeLessThan(4)
      }
    })
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('cards are 72 px high at least and 8 px apart, and the first is in sight, as all five classes are after it', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, origin)
      await expectPage(page, 'Welcome, Ada')
      await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
      await page.goto(`${origin}/classes`)
      await expectPage(page, 'Classes')
      const cards = await Promise.all((await page.getByRole('article').all()).map(boxOf))
      for (const [index, { y, height }] of cards.entries()) {
        const next = cards[index + 1]
        expect(height).toBeGreaterThanOrEqual(72)
        if (next !== undefined) expect(next.y - y - height).toBe(8)
      }
      const [first, last] = [cards[0], cards.at(-1)]
      expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(740 - 2 * 60)
    })

    test('a modal with more text below shows a shadow above its buttons, and none at the end', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/payments`)
      await page.setViewportSize({ width: 360, height: 520 })
      const modal = await openCard(page, 'Naira bank transfer')
      await expectAtRest(modal)
      const actions = await boxOf(modal.locator('footer'))
      // The margin left of the text holds nothing else.
      const margin = (y: number) => page.screenshot({ clip: { x: 2, y, width: 8, height: 4 } })
      const plain = await margin(actions.y - 100)
      expect(await margin(actions.y - 5), 'a shadow').not.toEqual(plain)
      await modal
        .locator('footer')
        .evaluate(({ parentElement: all }) => all?.scrollTo(0, all.scrollHeight))
      await expect.poll(() => margin(actions.y - 5), 'none').toEqual(plain)
    })
  })
})
