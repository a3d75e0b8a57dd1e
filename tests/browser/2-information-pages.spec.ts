import { expect, test } from '../support/browser.ts'
import { cardOf } from '../support/cards.ts'
import { enter } from '../support/enter.ts'

// What a page is for (the second column of the routes), as a card to act on and words to read.
const PURPOSES = [
  { path: '/deferment', card: /deferment/i, says: /Missing two tasks|missed two tasks/i },
  { path: '/fee-update', card: /fee record|fee update/i, says: /fee record/ },
  { path: '/access-request', card: /access code/i, says: /access code/ },
  { path: '/vephla-request', card: /transcript/i, says: /transcript/ },
  { path: '/vephla-request', card: /reference letter/i, says: /reference letter/ },
  { path: '/earn-monthly', card: /programme/i, says: /\$300\+ monthly/ },
  { path: '/pre-graduation', card: /clearance/i, says: /cleared/ },
  { path: '/fee-status', card: /payment status/i, says: /after 60 hours/i },
  { path: '/internship', card: /internship/i, says: /internship/ },
  { path: '/induction', card: /induction/i, says: /within 10 minutes of the start/ },
] as const

const DEFAULT_TARGETS = [
  { path: '/pre-arrival', heading: 'Pre-arrival tasks' },
  { path: '/turnitin', heading: 'Turnitin check' },
  { path: '/track-test', heading: 'Track test' },
  { path: '/certification', heading: 'Certification test' },
] as const

test.describe('2. Screens and routes', () => {
  test.describe('Protected routes (need a valid session; show sidebar and top bar)', () => {
    for (const { path, card, says } of PURPOSES) {
      test(`${path} says ‘${says.source}’ and has a card about ‘${card.source}’`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await enter(page, origin + path)
        await expect(cardOf(page, card).first()).toBeVisible()
        await expect(page.getByRole('main')).toContainText(says)
      })
    }
  })

  test.describe('The default targets of links that are not stored', () => {
    for (const { path, heading } of DEFAULT_TARGETS) {
      test(`${path} says what ‘${heading}’ means, that its link is not published yet and whom to ask`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await enter(page, origin + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        const main = page.getByRole('main')
        await expect(main).toContainText('not been published yet')
        await expect(main.getByRole('heading', { name: /^What (it is|they are)$/ })).toBeVisible()
        await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
      })
    }

    test('none of them is in the sidebar', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, origin)
      const sidebar = page.getByRole('navigation', { name: 'Portal' })
      await expect(sidebar).toBeVisible()
      for (const { path } of DEFAULT_TARGETS) {
        await expect.soft(sidebar.locator(`a[href="${path}"]`), path).toHaveCount(0)
      }
    })

    test('/turnitin also leads to /tasks-turnintin-log', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/turnitin`)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Turnitin tasks/ })
        .click()
      await expect(page).toHaveURL(`${origin}/tasks-turnintin-log`)
    })
  })
})
