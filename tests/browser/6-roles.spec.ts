import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from '../support/routes.ts'
import { readSite } from '../support/site.ts'

const GRACE = {
  fullName: 'Grace Bello',
  email: 'grace@example.org',
  access: 'deactivated',
} as const

/** The dialog hides from roles whatever is behind it: to be looked for all the same. */
const EVEN_BEHIND = { includeHidden: true }

test.describe('6. Roles and permissions', () => {
  test.describe('Protected routes need a valid session', () => {
    for (const { path, heading } of PROTECTED_ROUTES) {
      test(`${path} leads to /login without one`, async ({ page, portal }) => {
        const { origin } = await portal.open({ tasks: [ROUTED_TASK] })
        await page.goto(origin + path)
        await expectPage(page, 'Student Login')
        await expect(page).toHaveURL(`${origin}/login`)
        await expect(page.getByText(heading, { exact: true })).toHaveCount(0)
      })
    }

    test('an unknown route leads to /login without one too', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/no-such-page`)
      await expectPage(page, 'Student Login')
    })
  })

  test('public routes need none', async ({ page, portal }) => {
    const { origin } = await portal.open()
    for (const { path, heading } of PUBLIC_ROUTES) {
      await page.goto(origin + path)
      await expectPage(page, heading)
      expect.soft(page.url()).toBe(origin + path)
    }
  })

  test.describe('Deactivated students are blocked', () => {
    for (const path of ['/', '/tasks', '/mentor-tasks', '/student-policy', '/no-such-page']) {
      test(`${path} shows them the Access Deactivated dialog and nothing else`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open({ students: [GRACE] })
        await enter(page, origin + path, GRACE)
        await expect(page.getByRole('alertdialog', { name: 'Access Deactivated' })).toBeVisible()
        await expect(page.getByRole('navigation', EVEN_BEHIND)).toHaveCount(0)
        await expect(page.getByRole('main', EVEN_BEHIND)).toHaveCount(0)
      })
    }
  })

  test('staff use a separate external login: it is no page of the portal', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    const address = await page.getByRole('link', { name: 'Staff login' }).getAttribute('href')
    expect(address).toBe((await readSite()).mentorLogin)
    expect(new URL(address ?? '', origin).origin).not.toBe(origin)
  })
})
