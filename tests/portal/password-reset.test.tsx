import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import type { OpenSchool } from '../support/server.ts'
import { fill, press } from '../support/student.ts'

const NEW_PASSWORD = 'a better password'
const SECOND_MS = 1000

test('password reset says what the server answered, and leads on two seconds after a success', async () => {
  const pass = stopClock()
  const { school, place } = await openPortal({ at: '/forgot-password' })
  const leadsFrom = async (path: string, to: string) => {
    await pass(2 * SECOND_MS - 1)
    expect((await place()).href).toBe(path)
    await pass(1)
    expect((await place()).href).toBe(to)
  }
  await heading('Forgot Password')
  const status = screen.getByRole('status') // there before its text, which is then announced
  expect(status).toBeEmptyDOMElement()
  await sendCode()
  await waitFor(() => expect(status).toHaveTextContent('a code is on its way'))
  await leadsFrom('/forgot-password', '/verify-otp')

  const code = await codeFromMail(school)
  await verifyCode(code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)))
  expect(await screen.findByText(/^This code is wrong or has expired/)).toBeVisible()
  await pass(60 * SECOND_MS)
  expect((await place()).href).toBe('/verify-otp')
  await verifyCode(code)
  expect(screen.getByRole('main')).toHaveTextContent('ada@example.org')
  expect(await screen.findByText('Code accepted. Choose a new password.')).toBeVisible()
  await leadsFrom('/verify-otp', '/reset-password')

  await setPassword('x')
  expect(await screen.findByRole('alert')).toHaveTextContent(/at least 8 characters\.$/)
  await setPassword()
  expect(screen.getByRole('main')).toHaveTextContent('ada@example.org')
  expect(await screen.findByText(/^Your password has been changed/)).toBeVisible()
  await leadsFrom('/reset-password', '/login')

  await heading('Student Login')
  expect(screen.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
  expect(screen.getByLabelText('Remember me')).not.toBeChecked()
  fill({ Password: NEW_PASSWORD })
  press('Login')
  await heading('Welcome, Ada')
})

test('a code that is read in another tab works there, however it is written', async () => {
  const { school, reload } = await openPortal({ at: '/forgot-password' })
  await sendCode()
  await screen.findByText(/a code is on its way/)
  const code = await codeFromMail(school)
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

test.each([
  ['Send Code', '/forgot-password', 'request_password_reset.php', sendCode],
  ['Verify Code', '/verify-otp', 'verify_otp.php', () => verifyCode('012345')],
  ['Reset Password', '/reset-password', 'reset_password.php', () => setPassword()],
] as const)(
  'the %s button of %s is disabled with a spinner during the call, and a failure is told',
  async (name, at, call, submit) => {
    const release = bent.hold(call)
    const state = { email: 'ada@example.org' }
    await openPortal({ at, state })
    await submit()
    const button = screen.getByRole('button', { name })
    await waitFor(() => expect(button).toBeDisabled())
    expect(button).toHaveAttribute('aria-busy', 'true')
    release({ status: 'error', message: 'Not today.' })
    expect(await screen.findByText('Not today.')).toBeVisible()
    expect(button).toBeEnabled()
    bent.fail(call)
    press(name)
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible()
  },
)

async function sendCode(): Promise<void> {
  await heading('Forgot Password')
  fill({ Email: 'ada@example.org' })
  press('Send Code')
}

async function codeFromMail(school: OpenSchool): Promise<string> {
  await school.settled()
  return school.post.latestCode()
}

async function verifyCode(code: string): Promise<void> {
  await heading('Enter your code')
  fill({ 'One-time code (OTP)': code })
  press('Verify Code')
}

async function setPassword(password = NEW_PASSWORD): Promise<void> {
  await heading('Set a new password')
  fill({ 'New Password': password, 'Confirm Password': password })
  press('Reset Password')
}
