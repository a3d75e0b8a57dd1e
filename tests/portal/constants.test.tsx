import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { pass, seeText, stopTime } from '../support/stopped-time.ts'
import { fill, openResetStep, press } from '../support/student.ts'

// Spec 9: business constants and limits. The mobile breakpoint needs a browser.

test('the message banner shows for 14000 ms', async () => {
  const { answer, hold } = bendCalls()
  const release = hold('fetch_messages.php')
  await openPortal({ at: '/classes', answer })
  await heading('Classes')
  stopTime()
  release({ status: 'success', generalMessage: 'No class on Friday.' })
  await seeText('No class on Friday.')
  await pass(13_999)
  expect(screen.getByText('No class on Friday.')).toBeVisible()
  await pass(1)
  expect(screen.queryByText('No class on Friday.')).toBeNull()
})

test.each([
  {
    call: 'request_password_reset.php',
    at: '/forgot-password',
    title: 'Forgot Password',
    labels: ['Email'],
    button: 'Send Code',
    next: '/verify-otp',
  },
  {
    call: 'verify_otp.php',
    at: '/verify-otp',
    title: 'Enter your code',
    labels: ['One-time code (OTP)'],
    button: 'Verify Code',
    next: '/reset-password',
  },
  {
    call: 'reset_password.php',
    at: '/reset-password',
    title: 'Set a new password',
    labels: ['New Password', 'Confirm Password'],
    button: 'Reset Password',
    next: '/login',
  },
] as const)(
  'the redirect from $at to $next waits 2000 ms',
  async ({ call, at, title, labels, button, next }) => {
    const { answer, reply } = bendCalls()
    reply(call, { status: 'success', message: 'That went well.' })
    const { path } = await openResetStep(at, title, { answer })
    for (const label of labels) fill({ [label]: 'ada@example.org' })
    stopTime()
    press(button)
    await seeText('That went well.')
    await pass(1999)
    expect(path()).toBe(at)
    await pass(1)
    expect(path()).toBe(next)
  },
)
