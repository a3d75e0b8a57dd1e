import { expect, test } from '../support/browser.ts'
import { cardOf, linkButtons, openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

test.describe('1. What the product does and for whom', () => {
  test('after login a student sees a dashboard and a sidebar', async ({ page, portal }) => {
    await portal.signedIn()
    await expect(page).toHaveTitle(/^Dashboard · /)
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
  })

  test('each card has a View button', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await expect(cardOf(page, /./)).not.toHaveCount(0)
    for (const card of await cardOf(page, /./).all()) {
      await expect(card.getByRole('button')).toHaveText(['View'])
    }
  })

  test('View opens a modal with a description, a message and link buttons', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
    await enter(page, `${origin}/classes`)
    const description = await cardOf(page, 'Cloud Link').getByRole('paragraph').innerText()
    const modal = await openCard(page, 'Cloud Link')
    await expect(modal).toHaveAccessibleDescription(description)
    await expect(modal.getByRole('listitem').filter({ hasText: 'student email' })).toBeVisible()
    await expect(linkButtons(modal)).not.toHaveCount(0)
  })

  const LABELS = [
    { links: 'one link', path: '/classes', card: 'Cloud Link', labels: ['Click Here'] },
    { links: 'two links', path: '/classes', card: 'Class Link', labels: ['Link 1', 'Link 2'] },
    {
      links: 'three links',
      path: '/meetings',
      card: 'Defense Summit',
      labels: ['Link 1', 'Link 2', 'Link 3'],
    },
  ]
  for (const { links, path, card, labels } of LABELS) {
    test(`the link buttons of a card with ${links} are labelled ${labels.join(', ')}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
      await enter(page, origin + path)
      const modal = await openCard(page, card)
      await expect(modal.getByRole('link', { name: /Click|^Link/ })).toHaveText(labels)
    })
  }

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
      modal.getByRole('link', { name: 'Click Here' }).click(),
    ])
    await expect(tab.getByRole('heading')).toHaveText('The cloud folder')
    expect(tab.url()).toBe(`${STORED_ORIGIN}/cloud_link`)
    expect(await tab.evaluate(() => ({ opener: opener, referrer: document.referrer }))).toEqual({
      opener: null,
      referrer: '',
    })
    await expect(page).toHaveURL(`${origin}/classes`)
  })

  test('every link button has rel noopener noreferrer, and says that a new tab opens', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
    await enter(page, `${origin}/meetings`)
    const modal = await openCard(page, 'Defense Summit')
    for (const link of await linkButtons(modal).all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAccessibleDescription(/Opens in a new tab/)
    }
  })

  for (const way of ['its Close button', 'Escape', 'pressing beside it']) {
    test(`${way} closes the modal, and the focus is back on View`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/classes`)
      const modal = await openCard(page, 'Study page')
      await expect(modal).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else if (way === 'its Close button') {
        await modal.getByRole('button', { name: 'Close' }).click()
      } else await page.mouse.click(10, 400)
      await expect(modal).toBeHidden()
      await expect(cardOf(page, 'Study page').getByRole('button', { name: 'View' })).toBeFocused()
    })
  }
})
