import { listSubmissions } from '../../src/server/store/tasks.ts'
import { bannerOf } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { blockStorage, fillStorage, spoilStorage } from '../support/broken-storage.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm, submitLogin } from '../support/portal-forms.ts'

const STORAGES = { blocked: blockStorage, full: fillStorage, 'full of rubbish': spoilStorage }

const tasks = [{ lessonNumber: '3', title: 'Your town' }]

for (const [what, spoil] of Object.entries(STORAGES)) {
  test.describe(`Bad input: storage is ${what}`, () => {
    test.beforeEach(async ({ page }) => spoil(page))

    test('everything from signing in to handing in a task and logging out works', async ({
      page,
      portal,
    }) => {
      test.slow()
      const { origin, db } = await portal.open({
        tasks,
        messages: { everyone: 'No class on Friday.' },
        links: { everyone: { cloud_link: 'https://example.org/cloud' } },
      })
      await page.goto(`${origin}/login`)
      await page.getByLabel('Remember me').check()
      await submitLogin(page)
      await expectPage(page, 'Welcome, Ada')
      await expect(bannerOf(page).region).toBeVisible()
      await page.getByRole('article', { name: 'Cloud Link' }).getByRole('button').click()
      await expect(page.getByRole('link', { name: 'Click Here' })).toBeVisible()
      await page.goto(`${origin}/mentor-tasks`)
      await page.getByRole('link', { name: 'Your town' }).click()
      await page.getByRole('link', { name: 'Submit Task Here' }).click()
      await fillTaskForm(page)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await page.getByRole('dialog', { name: 'Task Submitted' }).getByText('Done').click()
      await expectPage(page, 'Mentor Tasks')
      expect(await listSubmissions(db)).toHaveLength(1)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expectPage(page, 'Student Login')
    })

    test('no page of the sidebar is blank', async ({ page, portal }) => {
      test.slow()
      const { origin } = await portal.open()
      await enter(page, `${origin}/`)
      await expectPage(page, 'Welcome, Ada')
      for (const entry of await page.getByRole('navigation').getByRole('link').all()) {
        const href = await entry.getAttribute('href')
        await entry.click()
        await expect(page).toHaveURL(`${origin}${href}`)
        await expect(page.getByRole('main')).toContainText(/\S{3,}/)
        await expect(page.getByRole('alert'), href ?? '').toHaveCount(0)
      }
    })

    test('no public page is blank', async ({ page, portal }) => {
      const { origin } = await portal.open()
      for (const path of ['/login', '/forgot-password', '/verify-otp', '/reset-password']) {
        await page.goto(`${origin}${path}`)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.getByRole('textbox').first(), path).toBeVisible()
      }
    })
  })
}
