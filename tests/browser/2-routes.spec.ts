import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from '../support/routes.ts'

test.describe('2. Screens and routes', () => {
  test.describe('Public routes', () => {
    for (const { path, heading } of PUBLIC_ROUTES) {
      test(`${path} is the page ‘${heading}’, without sidebar and top bar`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await page.goto(origin + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Menu', includeHidden: true })).toHaveCount(0)
      })
    }
  })

  test.describe('Protected routes (need a valid session; show sidebar and top bar)', () => {
    for (const { path, heading } of PROTECTED_ROUTES) {
      test(`${path} is the page ‘${heading}’, with sidebar and top bar`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open({ tasks: [ROUTED_TASK] })
        await enter(page, origin + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveURL(origin + path)
        await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
        await expect(page.getByRole('banner')).toContainText('Ada')
      })
    }
  })

  test.describe('Unknown routes', () => {
    for (const path of ['/no-such-page', '/classes/no-such-page', '/mentor-tasks/3/submit/x']) {
      test(`${path} shows a not-found page with the sidebar`, async ({ page, portal }) => {
        const { origin } = await portal.open()
        await enter(page, origin + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
        await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
      })
    }
  })
})
