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

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('View stands beside the title, and the five classes take about one screen', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/classes`)
      await expectPage(page, 'Classes')
      const card = cardOf(page, 'Study page')
      const title = await boxOf(card.getByRole('heading'))
      const view = await boxOf(card.getByRole('button', { name: 'View' }))
      expect(view.x).toBeGreaterThan(title.x + title.width)
      expect(Math.abs(view.y + view.height / 2 - title.y - title.height / 2)).toBeLessThan(4)
      const first = await boxOf(page.getByRole('article').first())
      const last = await boxOf(page.getByRole('article').last())
      expect(last.y + last.height - first.y).toBeLessThan(740)
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
