import { expect } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { test } from '../support/php/browser.ts'
import { callsTo, LOGIN, SUBMIT } from '../support/php/calls.ts'
import {
  CALL_FAILED,
  eachFault,
  FAILED,
  MESSAGE,
  REFUSED,
  UNREADABLE,
} from '../support/php/every-fault.ts'
import type { Fault } from '../support/php/faults.ts'
import { PHP_STUDENT } from '../support/php/school.ts'
import { fillLogin, fillSubmission, press, typedInto } from '../support/php/student.ts'

// The sign-in forms and the task form in front of a backend that is not ours and goes wrong.

test.describe.configure({ timeout: 60_000 })

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(CALL_FAILED))

test.describe('8. Login, in front of an existing backend that fails', () => {
  test('a network failure shows ‘An error occurred. Please try again.’ and keeps what was typed', async ({
    page,
    php,
  }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    await eachFault(php, LOGIN, FAILED, async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    })
    await expect(page.getByLabel('Email')).toHaveValue(PHP_STUDENT.email)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible()
  })

  test('a non-success answer shows the server message', async ({ page, php }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    await eachFault(php, LOGIN, REFUSED, async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText(MESSAGE)
    })
    await eachFault(php, LOGIN, [{ refuse: null, http: 200 }], async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    })
  })

  test('while it is slow the button is busy, and a second press sends nothing', async ({
    page,
    php,
  }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    php.fault(LOGIN, { slow: 1000 })
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible()
    expect(callsTo(php, LOGIN)).toBe(1)
  })
})

test.describe('8. Reset, code and password calls, in front of an existing backend that fails', () => {
  test('show the server message, or ‘An error occurred. Please try again.’ on a network failure', async ({
    page,
    php,
  }) => {
    const steps = [
      {
        call: '/backend/request_password_reset.php',
        button: 'Send Code',
        fill: () => page.getByLabel('Email').fill(PHP_STUDENT.email),
        next: 'Enter your code',
      },
      {
        call: '/backend/verify_otp.php',
        button: 'Verify Code',
        fill: () =>
          page.getByRole('textbox').fill(php.school.resetCodes.get(PHP_STUDENT.email) ?? ''),
        next: 'Set a new password',
      },
      {
        call: '/backend/reset_password.php',
        button: 'Reset Password',
        async fill() {
          await page.getByLabel('New Password').fill('lake chad 9')
          await page.getByLabel('Confirm Password').fill('lake chad 9')
        },
        next: 'Student Login',
      },
    ]
    // Not those that spoil the answer alone: what the script has done cannot be done a second time.
    const failed: readonly Fault[] = [
      'html-error',
      'html-500',
      'not-json',
      'redirect',
      'empty',
      'dropped',
    ]
    await page.goto(`${php.portal}/forgot-password`)
    for (const { call, button, fill, next } of steps) {
      await fill()
      await eachFault(php, call, failed, async () => {
        await press(page, php, button)
        await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
      })
      await eachFault(php, call, REFUSED, async () => {
        await press(page, php, button)
        await expect(page.getByRole('alert')).toHaveText(MESSAGE)
      })
      await page.getByRole('button', { name: button }).click()
      await expectPage(page, next)
    }
  })
})

test.describe('8. Task submit, in front of an existing backend that fails', () => {
  test('shows ‘Error submitting task. Please try again.’ with everything typed still there', async ({
    page,
    php,
  }) => {
    await php.signIn()
    await page.goto(`${php.portal}/tasks-turnintin-log`)
    await page.getByLabel('Task Number').fill('3b')
    await fillSubmission(page)
    const typed = await typedInto(page)
    await eachFault(php, SUBMIT, [...UNREADABLE, 'cut-off', 'dropped', ...REFUSED], async () => {
      await press(page, php, 'Submit Task')
      await expect(page.getByRole('alert')).toHaveText('Error submitting task. Please try again.')
      expect(await typedInto(page)).toEqual(typed)
    })
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
  })

  test('while submitting the button is disabled with a spinner, and nothing is sent twice', async ({
    page,
    php,
  }) => {
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks/3/submit`)
    await fillSubmission(page)
    php.fault(SUBMIT, { slow: 1500 })
    await page.getByRole('button', { name: 'Submit Task' }).click()
    const button = page.getByRole('button', { name: 'Submitting…' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Video Link').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    expect(php.school.submissions).toHaveLength(1)
  })
})
