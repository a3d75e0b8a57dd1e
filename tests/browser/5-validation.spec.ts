import { watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'

test.describe('5. Validation rules', () => {
  test('what is missing is named by the portal and not by the browser, and nothing is sent', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    const calls = watchCalls(page)
    await page.getByRole('button', { name: 'Login' }).click()
    const email = page.getByLabel('Email')
    await expect(email).toHaveAccessibleDescription('Enter your email.')
    await expect(email).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Enter your password.',
    )
    expect(calls.lines()).toEqual([])
  })
})
