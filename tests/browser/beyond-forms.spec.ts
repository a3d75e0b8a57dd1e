import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

test.describe('Beyond: a form with several mistakes', () => {
  test('lists them above the fields, and each line leads to its field', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/tasks-turnintin-log`)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('5 things need your attention')
    await summary.getByRole('button', { name: 'Enter your student ID.' }).click()
    await expect(page.getByLabel('Student ID')).toBeFocused()
  })

  test('with one mistake says it beside the field alone', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Enter your password.',
    )
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
