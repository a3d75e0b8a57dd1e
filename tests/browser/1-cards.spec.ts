import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { cardOf, openCard } from '../support/cards.ts'
import { enter, expectPage } from '../support/enter.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

test.describe('1. What the product does and for whom', () => {
  test('a link button opens a new tab, which knows nothing of the portal', async ({
    page,
    portal,
  }) => {
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

  test('a phone shows the first card of the dashboard at once and all five classes on one screen, with View beside each title', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { origin } = await portal.open()
    await enter(page, origin)
    await expectPage(page, 'Welcome, Ada')
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
    await page.goto(`${origin}/classes`)
    await expectPage(page, 'Classes')
    await expect(page.getByRole('article')).toHaveCount(5)
    const [first, last] = [page.getByRole('article').first(), page.getByRole('article').last()]
    const { y, height } = await boxOf(last)
    expect(y + height - (await boxOf(first)).y).toBeLessThan(740 - 2 * 60)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const name of ['Cloud Link', 'Study page']) {
        const title = await boxOf(cardOf(page, name).getByRole('heading'))
        const view = await boxOf(cardOf(page, name).getByRole('button', { name: 'View' }))
        expect(view.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(title.x + title.width)
        expect(Math.abs(view.y + view.height / 2 - title.y - title.height / 2)).toBeLessThan(4)
      }
    }
  })

  test('the button beside an account number copies it and says so', async ({ page, portal }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    const modal = await openCard(page, 'Naira bank transfer')
    await modal.getByRole('button', { name: 'Copy Account number' }).press('Enter')
    await expect(modal.getByText('Account number copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0000000000')
  })
})
