import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { submitLogin } from '../support/portal-forms.ts'

test('the steps of the password reset hand on the address in navigation state alone, and sign-in removes them from the history', async ({
  page,
  portal,
}) => {
  const school = await portal.open()
  await page.clock.install()
  await page.goto(`${school.origin}/forgot-password`)
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await passAnswer(page, /a code is on its way/)

  await expectPage(page, 'Enter your code')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('ada@example.org')
  await expect(page).toHaveURL(`${school.origin}/verify-otp`)
  await school.settled()
  await page.getByLabel('One-time code (OTP)').fill(school.post.latestCode())
  await page.getByRole('button', { name: 'Verify Code' }).click()
  await passAnswer(page, /Code accepted/)

  await expect(page.getByRole('main')).toContainText('For ada@example.org.')
  await page.getByLabel('New Password').fill('a better password')
  await expect(page).toHaveURL(`${school.origin}/reset-password`)
  await page.getByLabel('Confirm Password').fill('a better password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await passAnswer(page, /Your password has been changed/)
  await expect(page.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  await expect(page.getByLabel('Remember me')).not.toBeChecked()
  await submitLogin(page, { password: 'a better password' })
  await expectPage(page, 'Welcome, Ada')
  expect(await historyState(page), 'signed in').not.toContain('ada@')

  // Neither the steps nor the sign-in are in the browser's history any more.
  await page.goBack()
  await expectPage(page, 'Forgot Password')
  expect(await historyState(page)).not.toContain('ada@')
  expect(await page.evaluate(() => history.length), 'two pages and the empty one').toBe(3)
})

const historyState = async (page: Page) => JSON.stringify(await page.evaluate(() => history.state))

/** Waits for the server's answer, which the page shows for two seconds, and lets them pass. */
async function passAnswer(page: Page, answer: RegExp): Promise<void> {
  await expect(page.getByRole('status')).toContainText(answer)
  await page.clock.fastForward(2000)
}
