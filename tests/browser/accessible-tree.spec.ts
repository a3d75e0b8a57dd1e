import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
// What a screen reader is told of the key pages: roles, names and states in their order. The words of
// content/ are the school's to change, so of those only what the specification names stands here.

/** The roles in the browser's own tree: Playwright's knows nothing of what a dialog makes inert. */
async function rolesOf(page: Page): Promise<unknown[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value as unknown)
}

test.describe('The accessibility tree', () => {
  test('of the sign-in', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('#root')).toMatchAriaSnapshot(`
      - banner
      - button "Dark theme"
      - main:
        - heading "Student Login" [level=1]
        - text: Email
        - textbox "Email"
        - text: Password
        - textbox "Password"
        - button "Show"
        - checkbox "Remember me"
        - text: Remember me
        - link "Forgot Password"
        - button "Login"
      - contentinfo:
        - link "Staff login"
        - link "Alternate portal"
        - link "Accessibility"
      - complementary "Contacts":
        - button "Help"
    `)
  })

  test('of the dashboard', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, origin)
    await expect(page.locator('#root')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - banner:
        - link
        - button "Messages" [expanded]
        - status:
          - region "Messages":
            - paragraph:
              - link "https://example.org/summit"
            - button "Close messages"
        - button "Search"
        - button "Dark theme"
        - paragraph: Ada
      - navigation "Portal":
        - list:
          - listitem:
            - link "Dashboard"
          - listitem:
            - button "Logout"
      - main:
        - heading "Welcome, Ada" [level=1]
        - paragraph: Next class
        - paragraph
        - button "Class Link"
        - region "Next up":
          - heading "Next up" [level=2]
          - link "All tasks"
          - link "A form that helps"
        - list:
          - listitem:
            - article "Class Link":
              - heading "Class Link" [level=2]
              - button "View"
      - contentinfo:
        - link "Accessibility"
    `)
  })

  test('of a modal with two links', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/classes`)
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
    expect(await rolesOf(page), 'what lies behind is hidden').not.toContain('main')
  })

  test('of the search', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/classes`)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('receipt')
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - dialog "Search":
        - combobox "Search" [expanded]: receipt
        - status: /\\d+ results/
        - listbox "Results":
          - option /Receipt upload Card in Payments/ [selected]
          - option
        - button "Close"
    `)
    expect(await rolesOf(page), 'what lies behind is hidden').not.toContain('main')
  })
})
