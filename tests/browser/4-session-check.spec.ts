import { breakCall, FAILED_CALL, mendCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'

test.describe('4. States and transitions', () => {
  test('a session check without connection leads to /login, where Try again leads to the page that was asked for', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await breakCall(page, 'auth.php', 'the connection is lost')
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Student Login')
    await expect(page.getByRole('alert')).toContainText('No connection')
    await mendCalls(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectPage(page, 'Classes')
  })
})
