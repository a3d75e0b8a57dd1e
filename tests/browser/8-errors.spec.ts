import { breakCall, FAILED_CALL, mendCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { submitLogin } from '../support/portal-forms.ts'

// The whole table of errors is in tests/portal/error-catalogue.test.tsx; here the network itself fails.

test.describe('8. Error catalogue', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(FAILED_CALL))

  test('Login call: the message goes when the student tries again, and success follows', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await breakCall(page, 'login.php', 'the connection is lost')
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    await submitLogin(page)
    await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    await mendCalls(page)
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPage(page, 'Welcome, Ada')
  })

  test("Task detail: 'Failed to load task details.', until Try again loads them", async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ tasks: [{ lessonNumber: '3', title: 'Your town' }] })
    await breakCall(page, 'get_tasks.php', 'the connection is lost')
    await enter(page, `${origin}/mentor-tasks/3`)
    await expect(page.getByRole('alert')).toContainText('Failed to load task details.')
    await mendCalls(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectPage(page, 'Your town')
  })
})
