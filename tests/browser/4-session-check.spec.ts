import type { Locator } from '@playwright/test'
import { breakCall, FAILED_CALL, mendCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'

test.describe('4. States and transitions', () => {
  test('a session check without connection leads to /login, where Try again leads to the page that was asked for and stands out until something is typed', async ({
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
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    const login = page.getByRole('button', { name: 'Login' })
    const main = await colourOf(tryAgain)
    await expect(login).not.toHaveCSS('background-color', main)
    await page.getByLabel('Email').fill('ada')
    await expect(login).toHaveCSS('background-color', main)
    await expect(tryAgain).not.toHaveCSS('background-color', main)
    const [above, below] = [await tryAgain.boundingBox(), await login.boundingBox()]
    expect([above?.x, above?.width]).toEqual([below?.x, below?.width])
    await page.getByLabel('Email').clear()
    await mendCalls(page)
    await tryAgain.click()
    await expectPage(page, 'Classes')
  })
})

function colourOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor)
}
