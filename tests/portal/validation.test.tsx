import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import type { OpenSchool } from '../support/server.ts'
import { fill, press } from '../support/student.ts'

// Spec 5: validation rules. That each field of each form is required is in accessible-forms.

const field = (label: string) => screen.getByLabelText(label)
const openTaskForm = async () => {
  const opened = await openPortal({ at: '/tasks-turnintin-log' })
  await heading("Turnitin tasks' log")
  return opened
}
const openPasswordStep = async () => {
  const state = { email: 'ada@example.org' }
  const opened = await openPortal({ at: '/reset-password', state, signedIn: false })
  await heading('Set a new password')
  return opened
}

test.each([
  ['/login', 'Login'],
  ['/forgot-password', 'Send Code'],
])('%s: email is typed as email', async (at, button) => {
  const { calls } = await openPortal({ at, signedIn: false })
  expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email')
  fill({ Email: 'ada' })
  press(button)
  expect(field('Email')).toHaveAccessibleDescription(/email address like/)
  expect(calls).toEqual([])
})

test('Verify code: without the email of the step before ‘Email and OTP are required.’, and nothing is sent', async () => {
  const { calls, user, path } = await openPortal({ at: '/verify-otp', signedIn: false })
  await heading('Enter your code')
  fill({ 'One-time code (OTP)': '123456' })
  press('Verify Code')
  expect(screen.getByRole('alert')).toHaveTextContent('Email and OTP are required.')
  expect(calls).toEqual([])
  await user.click(within(screen.getByRole('alert')).getByRole('link'))
  await heading('Forgot Password')
  expect(path()).toBe('/forgot-password')
})

test('Reset password: a mismatch shows ‘Passwords do not match.’', async () => {
  const { calls } = await openPasswordStep()
  fill({ 'New Password': 'secret', 'Confirm Password': 'Secret' })
  press('Reset Password')
  expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match.')
  expect(field('Confirm Password')).toHaveFocus()
  expect(calls).toEqual([])
})

test('Reset password: no length rule is shown; what the server asks of a password it says itself', async () => {
  const { school } = await openPasswordStep()
  const email = 'ada@example.org'
  await postJson(school, '/backend/request_password_reset.php', { email })
  await school.settled()
  await postJson(school, '/backend/verify_otp.php', { email, otp: school.post.latestCode() })
  expect(screen.queryByText(/characters|at least|long/i)).toBeNull()
  setPassword('x')
  expect(await screen.findByRole('alert')).toHaveTextContent(/at least 8 characters\.$/)
  setPassword('sunshine')
  expect(await screen.findByText(/easy to guess/)).toBeVisible()
  setPassword('a better password')
  expect(await screen.findByText(/^Your password has been changed/)).toBeVisible()
  expect((await school.signIn(email, 'a better password')).status).toBe(200)
})

function setPassword(password: string): void {
  fill({ 'New Password': password, 'Confirm Password': password })
  press('Reset Password')
}

test('Reset password: without the email of the step before the page says where to start', async () => {
  const { user } = await openPortal({ at: '/reset-password', signedIn: false })
  await heading('Set a new password')
  await user.click(within(screen.getByRole('alert')).getByRole('link'))
  await heading('Forgot Password')
})

test('Task form: blanks are no text', async () => {
  const { calls } = await openTaskForm()
  fill({ ...SUBMISSION, 'Full Name': '   ' })
  press('Submit Task')
  expect(field('Full Name')).toHaveAccessibleDescription(/Enter /)
  expect(field('Full Name')).toHaveFocus()
  expect(calls).not.toContain('POST /backend/submit_task.php')
})

test.each(['Documents Link', 'Video Link'])('Task form: %s must be a web address', async (link) => {
  const { calls } = await openTaskForm()
  for (const text of ['my folder', 'drive.example', 'ftp://files.example/x', 'javascript:x']) {
    fill({ ...SUBMISSION, [link]: text })
    press('Submit Task')
    expect(field(link), text).toHaveAccessibleDescription(/whole web address/)
  }
  expect(calls).not.toContain('POST /backend/submit_task.php')
})

test('Task form: several mistakes are listed above the fields, and each line leads to its field', async () => {
  const { user } = await openTaskForm()
  press('Submit Task')
  expect(screen.getByText('5 fields need your attention')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Enter your student ID.' }))
  expect(field('Student ID')).toHaveFocus()
})

function postJson({ fetch }: Pick<OpenSchool, 'fetch'>, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
}
