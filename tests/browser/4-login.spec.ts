import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { submitLogin } from '../support/portal-forms.ts'

test.describe('4. States and transitions', () => {
  test('Back from the dashboard does not lead to the sign-in that was passed', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/forgot-password`)
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    await page.goBack()
    await expectPage(page, 'Forgot Password')
    await expect(page).toHaveURL(`${origin}/forgot-password`)
  })
})
