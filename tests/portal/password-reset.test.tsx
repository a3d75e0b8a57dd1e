import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, press } from '../support/student.ts'

const SECOND_MS = 1000

test('a code that is read in another tab works there, however it is written', async () => {
  const { school, reload } = await openPortal({ at: '/forgot-password' })
  await sendCode()
  await screen.findByText(/a code is on its way/)
  await school.settled()
  const code = school.post.latestCode()
  reload('/verify-otp')
  await heading('Enter your code')
  fill({ Email: 'ada@example.org' })
  await verifyCode(`${code.slice(0, 4)}-${code.slice(4)}`)
  expect(await screen.findByText('Code accepted. Choose a new password.')).toBeVisible()
})

test('a password manager sees for whom the new password is', async () => {
  const state = { email: 'ada@example.org' }
  await openPortal({ at: '/reset-password', shows: 'Set a new password', state })
  const name = screen.getByDisplayValue('ada@example.org')
  expect(name).toHaveAttribute('autocomplete', 'username')
  expect(name).not.toHaveAttribute('type', 'hidden')
})

// The steps one after another, with their addresses and codes: tests/browser/4-password-reset.spec.ts.
test.each([
  ['Send Code', '/forgot-password', 'request_password_reset.php', sendCode, '/verify-otp'],
  ['Verify Code', '/verify-otp', 'verify_otp.php', () => verifyCode('1'), '/reset-password'],
  ['Reset Password', '/reset-password', 'reset_password.php', setPassword, '/login'],
] as const)(
  '%s has a spinner during the call, tells of a failure on %s, and leads on two seconds after a success',
  async (name, at, call, submit, to) => {
    const pass = stopClock()
    const release = bent.hold(call)
    const state = { email: 'ada@example.org' }
    const { place } = await openPortal({ at, state })
    await submit()
    const status = screen.getByRole('status') // there before its text, which is then announced
    expect(status).toBeEmptyDOMElement()
    const button = screen.getByRole('button', { name })
    await waitFor(() => expect(button).toBeDisabled())
    expect(button).toHaveAttribute('aria-busy', 'true')
    release({ status: 'error', message: 'Not today.' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today.')
    expect(button).toBeEnabled()
    bent.fail(call)
    press(name)
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible()
    await pass(60 * SECOND_MS)
    expect((await place()).path).toBe(at)

    bent.reply(call, { status: 'success', message: 'As you wish.' })
    press(name)
    await waitFor(() => expect(status).toHaveTextContent('As you wish.'))
    await pass(2 * SECOND_MS - 1)
    expect((await place()).path).toBe(at)
    await pass(1)
    expect((await place()).path).toBe(to)
  },
)

async function sendCode(): Promise<void> {
  await heading('Forgot Password')
  fill({ Email: 'ada@example.org' })
  press('Send Code')
}

async function verifyCode(code: string): Promise<void> {
  await heading('Enter your code')
  fill({ 'One-time code (OTP)': code })
  press('Verify Code')
}

async function setPassword(): Promise<void> {
  await heading('Set a new password')
  fill({ 'New Password': 'a better password', 'Confirm Password': 'a better password' })
  press('Reset Password')
}
