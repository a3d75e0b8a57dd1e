import type { Page } from '@playwright/test'
import { FAILED_CALL, holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enterResetStep, expectPage } from '../support/enter.ts'
import { submitLogin } from '../support/portal-forms.ts'
import type { OpenSchool } from '../support/server.ts'

const NEW_PASSWORD = 'a better password'

test.describe('4. States and transitions', () => {
  test('password reset leads from forgot-password by verify-otp and reset-password to /login', async ({
    page,
    portal,
  }) => {
    const school = await portal.open()
    await page.goto(`${school.origin}/forgot-password`)
    await sendCode(page)
    await page.waitForURL(`${school.origin}/verify-otp`)
    await verifyCode(page, await codeFromMail(school))
    await page.waitForURL(`${school.origin}/reset-password`)
    await setPassword(page)
    await page.waitForURL(`${school.origin}/login`)
    await submitLogin(page, { password: NEW_PASSWORD })
    await expectPage(page, 'Welcome, Ada')
  })

  test('the steps of the password reset carry the address in navigation state alone', async ({
    page,
    portal,
  }) => {
    const school = await portal.open()
    await page.goto(`${school.origin}/forgot-password`)
    await sendCode(page)
    await expectPage(page, 'Enter your code')
    expect(page.url()).toBe(`${school.origin}/verify-otp`)
    await expect(page.getByRole('main')).toContainText('ada@example.org')
    await verifyCode(page, await codeFromMail(school))
    await expectPage(page, 'Set a new password')
    expect(page.url()).toBe(`${school.origin}/reset-password`)
    await expect(page.getByRole('main')).toContainText('ada@example.org')
  })

  test('the password reset goes on after a step was loaded anew', async ({ page, portal }) => {
    const school = await portal.open()
    await page.goto(`${school.origin}/forgot-password`)
    await sendCode(page)
    await page.waitForURL(`${school.origin}/verify-otp`)
    await page.reload()
    await verifyCode(page, await codeFromMail(school))
    await expectPage(page, 'Set a new password')
  })

  test('forgot-password, verify-otp and reset-password say what the server answered before they go on', async ({
    page,
    portal,
  }) => {
    const school = await portal.open()
    await page.goto(`${school.origin}/forgot-password`)
    await sendCode(page)
    await expect(page.getByRole('status')).toContainText('a code is on its way')
    await page.waitForURL(`${school.origin}/verify-otp`)
    await verifyCode(page, await codeFromMail(school))
    await expect(page.getByRole('status')).toContainText('Your code is right.')
    await page.waitForURL(`${school.origin}/reset-password`)
    await setPassword(page)
    await expect(page.getByRole('status')).toContainText('Your password has been changed.')
  })

  test('a wrong code leads nowhere, and the right one goes on from there', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const school = await portal.open()
    await page.goto(`${school.origin}/forgot-password`)
    await sendCode(page)
    await page.waitForURL(`${school.origin}/verify-otp`)
    const code = await codeFromMail(school)
    await verifyCode(page, code === '000000' ? '000001' : '000000')
    await expect(page.getByRole('alert')).toContainText('This code is wrong or has expired.')
    await verifyCode(page, code)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectPage(page, 'Set a new password')
  })

  for (const { call, path, button } of [
    { call: 'request_password_reset.php', path: '/forgot-password', button: 'Send Code' },
    { call: 'verify_otp.php', path: '/verify-otp', button: 'Verify Code' },
    { call: 'reset_password.php', path: '/reset-password', button: 'Reset Password' },
  ] as const) {
    test(`the ${button} button is disabled with a spinner while the call is under way`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL) // an address that was never verified is refused
      const { origin } = await portal.open()
      const release = await holdCall(page, call)
      await enterResetStep(page, `${origin}${path}`)
      for (const field of await page.locator('input[required]').all()) {
        await field.fill('ada@example.org')
      }
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('button', { name: button })).toBeDisabled()
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true')
      release()
      const answer = page.getByRole('alert').or(page.getByRole('status'))
      await expect(answer.filter({ hasText: /\w/ })).toBeVisible()
    })
  }
})

async function sendCode(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send Code' }).click()
}

async function codeFromMail(school: OpenSchool): Promise<string> {
  await school.settled()
  return school.post.latestCode()
}

async function verifyCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time code (OTP)').fill(code)
  await page.getByRole('button', { name: 'Verify Code' }).click()
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset Password' }).click()
}
