import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, press } from '../support/student.ts'

// Spec 9: business constants and limits. The mobile breakpoint needs a browser.

test('the message banner shows for 14000 ms', async () => {
  const bent = bendCalls()
  const release = bent.hold('fetch_messages.php')
  await openPortal({ at: '/classes', answer: bent.answer })
  await heading('Classes')
  const pass = stopClock()
  release({ status: 'success', generalMessage: 'No class on Friday.' })
  await screen.findByText('No class on Friday.')
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
    const state = { email: 'ada@example.org' }
    const { path } = await openPortal({ at, state, signedIn: false, answer })
    await heading(title)
    for (const label of labels) fill({ [label]: 'ada@example.org' })
    const pass = stopClock()
    press(button)
    await screen.findByText('That went well.')
    await pass(1999)
    expect(path()).toBe(at)
    await pass(1)
    await waitFor(() => expect(path()).toBe(next))
  },
)
