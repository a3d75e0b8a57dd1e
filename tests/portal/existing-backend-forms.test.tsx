import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typed } from '../support/form-fields.ts'
import { callsTo, LOGIN, SUBMIT } from '../support/php/calls.ts'
import {
  eachFault,
  FAILED,
  MESSAGE,
  OUTAGE,
  REFUSED,
  UNREADABLE,
} from '../support/php/every-fault.ts'
import type { Fault } from '../support/php/faults.ts'
import { openPhpPortal, PHP_LOGIN, REST_OF_SUBMISSION } from '../support/php/portal.tsx'
import { PHP_STUDENT } from '../support/php/school.ts'
import { heading } from '../support/portal.tsx'
import { fill, press, pressSubmit } from '../support/student.ts'

// The forms in front of a backend that is not ours and goes wrong.

const ERROR = 'Error submitting task. Please try again.'
const GENERIC = 'An error occurred. Please try again.'
const alert = async (message: string) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(message)

test('a login that fails shows the generic message, one that is refused the server’s, and what was typed stays', async () => {
  const { php, pressInVain } = await openPhpPortal({ at: '/login', signedIn: false })
  await heading('Student Login')
  fill(PHP_LOGIN)
  await eachFault(php, LOGIN, [...FAILED, { refuse: null, http: 200 }], async () => {
    await pressInVain('Login', LOGIN)
    await alert(GENERIC)
  })
  await eachFault(php, LOGIN, [...REFUSED, ...OUTAGE], async () => {
    await pressInVain('Login', LOGIN)
    await alert(MESSAGE)
  })
  expect(screen.getByLabelText('Email')).toHaveValue(PHP_STUDENT.email)
  press('Login')
  await heading('Welcome, Ngozi')
})

// Not those that spoil the answer alone: what the script has done cannot be done a second time.
const RESET_FAILED: readonly Fault[] = [
  'html-error',
  'html-500',
  'bad-gateway',
  'not-json',
  'redirect',
  'empty',
  'dropped',
  { refuse: null, http: 200 },
]

test('the three calls of a password reset carry the fields of section 7 and show what goes wrong with them', async () => {
  const { php, load } = await openPhpPortal({ signedIn: false })
  const { email } = PHP_STUDENT
  const step = async (
    [path, title, button]: readonly [string, string, string],
    call: string,
    fields: () => Record<string, string>,
    success: string,
  ) => {
    load(path, { email })
    await heading(title)
    fill(fields())
    await eachFault(php, call, RESET_FAILED, async () => {
      press(button)
      await alert(GENERIC)
    })
    await eachFault(php, call, [...REFUSED, ...OUTAGE], async () => {
      press(button)
      await alert(MESSAGE)
    })
    php.forgetRequests()
    press(button)
    expect(await screen.findByText(success)).toBeVisible()
    return php.requests().map((request) => request.fields)
  }
  expect(
    await step(
      ['/forgot-password', 'Forgot Password', 'Send Code'],
      '/backend/request_password_reset.php',
      () => ({ Email: email }),
      'OTP sent to your email.',
    ),
  ).toEqual([{ email }])
  const otp = php.school.resetCodes.get(email) ?? ''
  expect(
    await step(
      ['/verify-otp', 'Enter your code', 'Verify Code'],
      '/backend/verify_otp.php',
      () => ({ 'One-time code (OTP)': otp }),
      'OTP verified.',
    ),
  ).toEqual([{ email, otp }])
  expect(
    await step(
      ['/reset-password', 'Set a new password', 'Reset Password'],
      '/backend/reset_password.php',
      () => ({ 'New Password': ' new pass ', 'Confirm Password': ' new pass ' }),
      'Password updated.',
    ),
  ).toEqual([{ email, password: ' new pass ' }])
})

test('a submission that fails or is refused says so, with everything typed still there', async () => {
  const { php } = await openPhpPortal({ at: '/tasks-turnintin-log' })
  await heading("Turnitin tasks' log")
  fill({ 'Task Number': '3b', ...REST_OF_SUBMISSION })
  const before = typed()
  const failsWith = async (words: string) => {
    pressSubmit()
    await waitFor(() => expect(callsTo(php, SUBMIT)).toBe(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Task' })).toBeEnabled())
    await alert(words)
    expect(typed()).toEqual(before)
  }
  await eachFault(php, SUBMIT, [...UNREADABLE, 'cut-off', 'dropped'], () => failsWith(ERROR))
  await eachFault(php, SUBMIT, [...REFUSED, ...OUTAGE], () => failsWith(`${ERROR}${MESSAGE}`))
  pressSubmit()
  expect(await screen.findByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
})
