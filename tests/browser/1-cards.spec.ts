import { expect, test } from '../support/browser.ts'
import { cardOf, openCard, SECOND_TAP_MS } from '../support/cards.ts'
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
    await page.clock.install()
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
        await page.clock.fastForward(SECOND_TAP_MS)
        await close()
        await expect(modal).toBeHidden()
        await expect(cardOf(page, 'Study page').getByRole('button', { name: 'View' })).toBeFocused()
      })
    }
  })
})
