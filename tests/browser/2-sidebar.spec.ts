import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { SIDEBAR } from '../support/routes.ts'

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Portal' })
const currentOf = (sidebar: Locator) => sidebar.locator('[aria-current="page"]')

test.describe('2. Screens and routes', () => {
  test.describe('Navigation', () => {
    test('the sidebar entries stand in order, each leads to its page, and Logout is the last', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/`)
      const entries = sidebarOf(page).getByRole('listitem')
      await expect(entries).toHaveText([...SIDEBAR.map(({ label }) => label), 'Logout'])
      const targets = await sidebarOf(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets).toEqual(SIDEBAR.map(({ path }) => path))
      await expect(entries.last().getByRole('button', { name: 'Logout' })).toBeVisible()
    })

    const TASK_PATHS = [
      '/tasks',
      '/mentor-tasks',
      '/mentor-tasks/3',
      '/mentor-tasks/3/submit',
      '/tasks-turnintin-log',
      '/task-details',
      '/task-details/3',
    ]
    test('the Tasks entry is highlighted for any path starting with tasks, mentor-tasks or task-details', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ tasks: [{ lessonNumber: '3' }] })
      await enter(page, `${origin}/`)
      for (const path of TASK_PATHS) {
        await page.goto(origin + path)
        await expect.soft(currentOf(sidebarOf(page)), path).toHaveText(['Tasks'])
      }
    })

    test('every other entry is highlighted on its own page alone', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/`)
      for (const { label, path } of SIDEBAR) {
        await sidebarOf(page).getByRole('link', { name: label, exact: true }).click()
        await expect(page).toHaveURL(origin + path)
        await expect.soft(currentOf(sidebarOf(page)), path).toHaveText([label])
      }
    })

    test('a highlighted entry looks different from the others', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/payments`)
      const backgroundOf = (label: string) =>
        sidebarOf(page)
          .getByRole('link', { name: label })
          .evaluate((entry) => getComputedStyle(entry).backgroundColor)
      await expect(currentOf(sidebarOf(page))).toHaveText(['Payments'])
      expect(await backgroundOf('Payments')).not.toBe(await backgroundOf('Resources'))
    })
  })
})
