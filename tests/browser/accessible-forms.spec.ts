import type { Page } from '@playwright/test'
import { FAILED_CALL, holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter, enterResetStep } from '../support/enter.ts'
import { submitLogin } from '../support/portal-forms.ts'

const FORMS = [
  {
    path: '/login',
    button: 'Login',
    fields: { Email: 'Enter your email.', Password: 'Enter your password.' },
    autocomplete: { Email: 'username', Password: 'current-password' },
  },
  {
    path: '/forgot-password',
    button: 'Send Code',
    fields: { Email: 'Enter your email.' },
    autocomplete: { Email: 'username' },
  },
  {
    path: '/verify-otp',
    button: 'Verify Code',
    fields: { 'One-time code (OTP)': 'Email and OTP are required.' },
    autocomplete: { 'One-time code (OTP)': 'one-time-code' },
  },
  {
    path: '/reset-password',
    button: 'Reset Password',
    fields: {
      'New Password': 'Enter a new password.',
      'Confirm Password': 'Enter the new password once more.',
    },
    autocomplete: { 'New Password': 'new-password', 'Confirm Password': 'new-password' },
  },
  {
    path: '/tasks-turnintin-log',
    button: 'Submit Task',
    fields: {
      'Task Number': 'Enter the task number.',
      'Lesson Number': 'Enter the lesson number.',
      'Student ID': 'Enter your student ID.',
      'Documents Link': 'Enter the link to your documents.',
      'Video Link': 'Enter the link to your video.',
    },
    autocomplete: { 'Full Name': 'name' },
  },
] as const

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })

test.describe('A form says what a screen reader and a password manager need:', () => {
  for (const { path, button, fields, autocomplete } of FORMS) {
    test(path, async ({ page, portal }) => {
      const { origin } = await portal.open()
      if (path === '/tasks-turnintin-log') await enter(page, `${origin}${path}`)
      else await enterResetStep(page, `${origin}${path}`)
      for (const [label, token] of Object.entries(autocomplete)) {
        await expect(field(page, label)).toHaveAttribute('autocomplete', token)
      }
      await page.getByRole('button', { name: button }).press('Enter')
      for (const [label, error] of Object.entries(fields)) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${error}$`))
        await expect(field(page, label)).toHaveAttribute('required')
      }
      await expect(field(page, Object.keys(fields)[0] ?? '')).toBeFocused()
    })
  }

  test('the code is one field, and passwords and the code can be pasted', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    for (const { path, label } of [
      { path: '/login', label: 'Password' },
      { path: '/verify-otp', label: 'One-time code (OTP)' },
      { path: '/reset-password', label: 'New Password' },
      { path: '/reset-password', label: 'Confirm Password' },
    ]) {
      await enterResetStep(page, `${origin}${path}`)
      if (path === '/verify-otp') await expect(page.getByRole('textbox')).toHaveCount(1)
      await copy(page, '123456')
      await field(page, label).focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(field(page, label), path).toHaveValue('123456')
    }
  })

  test('what is under way is busy and disabled, and the answer stands where it is announced', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    const release = await holdCall(page, 'login.php')
    await page.goto(`${origin}/login`)
    await submitLogin(page, { password: 'wrong' })
    const login = page.getByRole('button', { name: 'Login', disabled: true })
    await expect(login).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('alert')).toContainText(/\w/)
  })

  test('a success is told by a status that was there before it', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/forgot-password`)
    const status = page.getByRole('status')
    await expect(status).toHaveText('')
    const place = await status.elementHandle()
    await field(page, 'Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send Code' }).press('Enter')
    await expect.poll(() => place?.textContent()).toContain('a code is on its way')
  })

  test('a link that loads, or is not there yet, says so at its button', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    const release = await holdCall(page, 'get_links.php')
    await enter(page, `${origin}/classes`)
    const modal = await openCard(page, 'Cloud Link')
    const busy = modal.getByRole('button', { name: 'Click Here', disabled: true })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy).toHaveAccessibleDescription(/Loading your link/)
    release()
    const missing = modal.getByRole('button', { name: 'Not available yet', disabled: true })
    await expect(missing).toHaveAccessibleDescription(/Click Here/)
  })
})

/** Puts a text on the clipboard as a student does, from a field of another page. */
async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const source = document.createElement('textarea')
    source.value = value
    document.body.append(source)
    source.select()
  }, text)
  await page.keyboard.press('ControlOrMeta+C')
  await page.evaluate(() => document.querySelector('textarea')?.remove())
}
