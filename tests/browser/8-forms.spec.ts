import type { Page } from '@playwright/test'
import {
  answerCall,
  breakCall,
  EVERY_FAILURE,
  FAILED_CALL,
  mendCalls,
  type CallName,
} from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enterResetStep, expectPage } from '../support/enter.ts'
import { submitLogin } from '../support/portal-forms.ts'

const GENERIC = 'An error occurred. Please try again.'

const FORMS: readonly { what: string; call: CallName; path: string; button: string }[] = [
  { what: 'Login', call: 'login.php', path: '/login', button: 'Login' },
  {
    what: 'Reset',
    call: 'request_password_reset.php',
    path: '/forgot-password',
    button: 'Send Code',
  },
  { what: 'Code', call: 'verify_otp.php', path: '/verify-otp', button: 'Verify Code' },
  {
    what: 'Password',
    call: 'reset_password.php',
    path: '/reset-password',
    button: 'Reset Password',
  },
]

test.describe('8. Error catalogue', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(FAILED_CALL))

  for (const { what, call, path, button } of FORMS) {
    test(`${what} call: a non-success answer shows the server message`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      const message = 'The server says <no> & means it.'
      await answerCall(page, call, { status: 'error', message })
      await fillAndSend(page, `${origin}${path}`, button)
      await expect(page.getByRole('alert')).toHaveText(message)
    })

    test(`${what} call: a non-success answer without a message shows '${GENERIC}'`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await answerCall(page, call, { status: 'error' })
      await fillAndSend(page, `${origin}${path}`, button)
      await expect(page.getByRole('alert')).toHaveText(GENERIC)
    })

    for (const failure of EVERY_FAILURE) {
      test(`${what} call: a network failure shows '${GENERIC}': ${failure}`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await breakCall(page, call, failure)
        await fillAndSend(page, `${origin}${path}`, button)
        await expect(page.getByRole('alert')).toHaveText(GENERIC)
        await expect(page.getByRole('button', { name: button })).toBeEnabled()
        for (const field of await page.locator('input[required]').all()) {
          await expect(field, 'what was typed is still there').toHaveValue('ada@example.org')
        }
      })
    }
  }

  test('Login call: a wrong password shows the server message', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await submitLogin(page, { password: 'wrong' })
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
  })

  test('Login call: the message goes when the student tries again, and success follows', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await breakCall(page, 'login.php', 'the connection is lost')
    await page.goto(`${origin}/login`)
    await submitLogin(page)
    await expect(page.getByRole('alert')).toHaveText(GENERIC)
    await mendCalls(page)
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPage(page, 'Welcome, Ada')
  })
})

async function fillAndSend(page: Page, address: string, button: string): Promise<void> {
  await enterResetStep(page, address)
  for (const field of await page.locator('input[required]').all()) {
    await field.fill('ada@example.org')
  }
  await page.getByRole('button', { name: button }).click()
}
