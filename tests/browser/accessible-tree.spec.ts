import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { fillTaskForm } from '../support/portal-forms.ts'

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

  test('of the drawer', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - dialog "Menu":
        - banner:
          - paragraph:
            - strong: Ada Okafor
            - text: Cohort 7
          - button "Close"
        - navigation "Portal":
          - list:
            - listitem:
              - link "Payments"
            - listitem:
              - button "Logout"
    `)
  })

  test('of the list of tasks and of a task', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/mentor-tasks`)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Mentor Tasks" [level=1]
      - heading "Next" [level=2]
      - button "Add all to calendar"
      - list:
        - listitem:
          - heading "A form that helps" [level=3]:
            - link "A form that helps"
          - paragraph: /Task 3 .*days left/
    `)
    await page.getByRole('link', { name: 'A form that helps' }).click()
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - link "All tasks"
      - article:
        - heading "A form that helps" [level=1]
        - complementary "About this task":
          - paragraph: /Task 3 .*days left/
          - link "Submit Task Here"
          - button "Add to calendar"
        - heading "What to build" [level=2]
        - table
    `)
  })

  test('of the task form with errors, and of its success', async ({ page, portal }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/tasks-turnintin-log`)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Turnitin tasks' log" [level=1]
      - status:
        - paragraph: 5 fields need your attention
        - list:
          - listitem:
            - button "Enter the task number."
      - textbox "Full Name"
      - textbox "Task Number" [active]
      - paragraph: Enter the task number.
      - textbox "Video Link"
      - paragraph: Enter the link to your video.
      - button "Submit Task"
      - link "Back to the tasks"
    `)
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - dialog "Task Submitted":
        - heading "Task Submitted" [level=2]
        - button "Close" [active]
        - paragraph
        - button "Done"
    `)
  })

  test('of the deactivated dialog', async ({ page, portal }) => {
    const { origin } = await portal.open({ students: [{ access: 'deactivated' }] })
    await enter(page, origin)
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - alertdialog "Access Deactivated":
        - heading "Access Deactivated" [level=2]
        - paragraph: Your account has been deactivated. Please contact support for assistance.
        - button "Logout" [active]
    `)
  })

  test("of the head of the students' policy", async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/student-policy`)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Students' Policy" [level=1]
      - navigation "Contents":
        - heading "Contents" [level=2]
        - list:
          - listitem:
            - link "Refunds"
      - heading "Refunds" [level=2]
    `)
  })
})
