import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, focused, press } from '../support/student.ts'

// Spec 5. That each field is required is in accessible-forms.test.tsx; what a web address is, in tests/contract.

const field = (label: string) => screen.getByLabelText(label)

test.each([
  ['/login', 'Login'],
  ['/forgot-password', 'Send Code'],
])('%s: email is typed as email', async (at, button) => {
  const { calls } = await openPortal({ at })
  expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email')
  fill({ Email: 'ada' })
  press(button)
  expect(field('Email')).toHaveAccessibleDescription(/email address like/)
  expect(await calls()).toEqual([])
})

test('/reset-password shows ‘Passwords do not match.’, and no rule of length', async () => {
  const state = { email: 'ada@example.org' }
  const { calls } = await openPortal({ at: '/reset-password', shows: 'Set a new password', state })
  fill({ 'New Password': 'secret', 'Confirm Password': 'Secret' })
  press('Reset Password')
  expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match.')
  expect(await focused()).toBe(field('Confirm Password'))
  expect(screen.queryByText(/characters|at least|long/i)).toBeNull()
  expect(await calls()).toEqual([])
})

test('/reset-password says where to start without the email of the step before', async () => {
  const { user } = await openPortal({ at: '/reset-password', shows: 'Set a new password' })
  await user.click(within(screen.getByRole('alert')).getByRole('link'))
  await heading('Forgot Password')
})

test('the task form takes no blanks, and only web addresses as links', async () => {
  const { calls } = await openPortal({ at: '/tasks-turnintin-log', shows: "Turnitin tasks' log" })
  const links = { 'Documents Link': 'my folder', 'Video Link': 'ftp://files.example/x' }
  fill({ ...SUBMISSION, ...links, 'Full Name': '   ' })
  press('Submit Task')
  expect(field('Full Name')).toHaveAccessibleDescription('Enter your full name.')
  for (const label of Object.keys(links)) {
    expect(field(label)).toHaveAccessibleDescription(/whole web address/)
  }
  expect(await calls()).not.toContain('POST /backend/submit_task.php')
})
