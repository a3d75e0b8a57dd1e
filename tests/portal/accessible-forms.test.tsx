import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../support/portal.tsx'
import { focused, press } from '../support/student.ts'

const FORMS = [
  {
    path: '/login',
    title: 'Student Login',
    button: 'Login',
    fields: { Email: 'Enter your email.', Password: 'Enter your password.' },
    autocomplete: { Email: 'username', Password: 'current-password' },
  },
  {
    path: '/forgot-password',
    title: 'Forgot Password',
    button: 'Send Code',
    fields: { Email: 'Enter your email.' },
    autocomplete: { Email: 'username' },
  },
  {
    path: '/verify-otp',
    title: 'Enter your code',
    button: 'Verify Code',
    fields: {
      Email: 'Email and OTP are required.',
      'One-time code (OTP)': 'Email and OTP are required.',
    },
    autocomplete: { Email: 'username', 'One-time code (OTP)': 'one-time-code' },
  },
  {
    path: '/reset-password',
    title: 'Set a new password',
    button: 'Reset Password',
    fields: {
      'New Password': 'Enter a new password.',
      'Confirm Password': 'Enter the new password once more.',
    },
    autocomplete: { 'New Password': 'new-password', 'Confirm Password': 'new-password' },
  },
  {
    path: '/tasks-turnintin-log',
    title: "Turnitin tasks' log",
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

const field = (label: string) => within(screen.getByRole('main')).getByLabelText(label)

test.each(FORMS)(
  '$path says what is required, to screen readers and password managers, too',
  async ({ path, title, button, fields, autocomplete }) => {
    const { calls, user } = await openPortal({ at: path, shows: title })
    for (const [label, token] of Object.entries(autocomplete)) {
      expect(field(label)).toHaveAttribute('autocomplete', token)
      if (token.endsWith('-password')) expect(field(label)).toHaveAttribute('type', 'password')
      if (!/password|code/.test(token)) continue
      await user.click(field(label))
      await user.paste('12345678')
      expect(field(label)).toHaveValue('12345678')
      await user.clear(field(label))
    }
    press(button)
    for (const [label, error] of Object.entries(fields)) {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(new RegExp(`${error}$`))
      expect(field(label)).toBeRequired()
    }
    expect(await focused()).toBe(field(Object.keys(fields)[0] ?? ''))
    expect((await calls()).filter((call) => call.startsWith('POST'))).toEqual([])
  },
)
