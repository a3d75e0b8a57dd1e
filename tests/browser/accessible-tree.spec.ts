import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'

test('a screen reader hears the parts of a modal in order, and nothing behind it or behind the search', async ({
  page,
  portal,
}) => {
  await portal.enter('/', FULL_SCHOOL)
  await openCard(page, 'Class Link')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - dialog "Class Link":
      - heading "Class Link" [level=2]
      - button "Close"
      - paragraph
      - list:
        - listitem:
          - link "Link 1"
          - paragraph: /Opens in a new tab/
        - listitem:
          - link "Link 2"
          - paragraph: /Opens in a new tab/
  `)
  expect(await rolesOf(page)).not.toContain('main')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await rolesOf(page)).toContain('main')

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  expect(await rolesOf(page)).not.toContain('main')
})

/** The roles in the browser's own tree. Playwright's does not know what a dialog makes inert. */
async function rolesOf(page: Page): Promise<unknown[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value as unknown)
}
