import type { Page } from '@playwright/test'
import { watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { submitLogin } from '../support/portal-forms.ts'

const REQUIRED = 'Email and OTP are required.'
const MISMATCH = 'Passwords do not match.'

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const newPassword = (page: Page) => page.getByLabel('New Password')
const confirmation = (page: Page) => page.getByLabel('Confirm Password')

/** Goes through the reset's first step, and waits for the second. */
async function requestCode(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/forgot-password`)
  await email(page).fill('ada@example.org')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expectPage(page, 'Enter your code')
}

test.describe('5. Validation rules', () => {
  test.describe('Login', () => {
    test('email and password are required', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/login`)
      const calls = watchCalls(page)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(email(page)).toHaveAccessibleDescription('Enter your email.')
      await expect(password(page)).toHaveAccessibleDescription('Enter your password.')
      expect(calls.lines()).toEqual([])
    })

    const MISSING = [
      { missing: 'email', typed: { email: '' }, field: email },
      { missing: 'password', typed: { password: '' }, field: password },
    ]
    for (const { missing, typed, field } of MISSING) {
      test(`the missing ${missing} is named, takes the focus, and nothing is sent`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await page.goto(`${origin}/login`)
        const calls = watchCalls(page)
        await submitLogin(page, typed)
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page)).toBeFocused()
        expect(calls.lines()).toEqual([])
      })
    }

    test('email is typed as email', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/login`)
      await expect(email(page)).toHaveAttribute('type', 'email')
      const calls = watchCalls(page)
      await submitLogin(page, { email: 'ada' })
      await expect(email(page)).toHaveAccessibleDescription(/email address like/)
      expect(calls.lines()).toEqual([])
    })

    test('a field that was put right loses its message', async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 401/)
      const { origin } = await portal.open()
      await page.goto(`${origin}/login`)
      await submitLogin(page, { email: '' })
      await submitLogin(page, { password: 'wrong' })
      await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
      await expect(email(page)).toHaveAccessibleDescription('')
    })
  })

  test.describe('Forgot password', () => {
    test('email is required', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/forgot-password`)
      const calls = watchCalls(page)
      await page.getByRole('button', { name: 'Send Code' }).click()
      await expect(email(page)).toHaveAccessibleDescription('Enter your email.')
      expect(calls.lines()).toEqual([])
    })
  })

  test.describe('Verify code', () => {
    test(`without a code: ‘${REQUIRED}’`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await requestCode(page, origin)
      const calls = watchCalls(page)
      await page.getByRole('button', { name: 'Verify Code' }).click()
      await expect(page.getByRole('textbox')).toHaveAccessibleDescription(
        /Email and OTP are required\.$/,
      )
      expect(calls.lines()).toEqual([])
    })

    test(`without the email of the step before: ‘${REQUIRED}’ with a link to /forgot-password`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/verify-otp`)
      const answer = page.getByRole('alert')
      await expect(answer).toContainText(REQUIRED)
      await answer.getByRole('link').click()
      await expect(page).toHaveURL(`${origin}/forgot-password`)
    })

    test('without the email of the step before nothing is sent', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/verify-otp`)
      const calls = watchCalls(page)
      await page.getByRole('textbox').fill('123456')
      await page.getByRole('button', { name: 'Verify Code' }).click()
      await expect(page.getByText(REQUIRED)).toBeVisible()
      expect(calls.lines()).toEqual([])
    })
  })

  test.describe('Reset password', () => {
    const MISSING = [
      { what: 'new password', typed: ['', 'secret'], field: newPassword },
      { what: 'confirm password', typed: ['secret', ''], field: confirmation },
    ] as const
    for (const { what, typed, field } of MISSING) {
      test(`${what} is required`, async ({ page, portal }) => {
        const { origin } = await portal.open()
        await page.goto(`${origin}/reset-password`)
        await newPassword(page).fill(typed[0])
        await confirmation(page).fill(typed[1])
        await page.getByRole('button', { name: 'Reset Password' }).click()
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
        await expect(field(page)).toHaveAccessibleDescription(/Enter the new password|Enter a new/)
      })
    }

    test(`a mismatch shows ‘${MISMATCH}’`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/reset-password`)
      const calls = watchCalls(page)
      await newPassword(page).fill('secret')
      await confirmation(page).fill('Secret')
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await expect(confirmation(page)).toHaveAccessibleDescription(MISMATCH)
      expect(calls.lines()).toEqual([])
    })

    test('no length rule is shown, and a password of one letter is taken', async ({
      page,
      portal,
    }) => {
      const { origin, post, settled } = await portal.open()
      await requestCode(page, origin)
      await settled()
      await page.getByRole('textbox').fill(post.latestCode())
      await page.getByRole('button', { name: 'Verify Code' }).click()
      await expectPage(page, 'Set a new password')
      await expect(page.getByText(/characters|at least|long/i)).toHaveCount(0)
      await newPassword(page).fill('x')
      await confirmation(page).fill('x')
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await expect(page).toHaveURL(`${origin}/login`)
    })

    test('without the email of the step before the page says where to start', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/reset-password`)
      await page.getByRole('alert').getByRole('link').click()
      await expect(page).toHaveURL(`${origin}/forgot-password`)
    })
  })
})
