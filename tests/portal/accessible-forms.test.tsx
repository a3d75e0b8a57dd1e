import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'

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
    fields: { 'One-time code (OTP)': 'Email and OTP are required.' },
    autocomplete: { 'One-time code (OTP)': 'one-time-code' },
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
const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Keeps a call waiting until `release` answers it. */
function holding(call: string) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return {
    answer: (path: string) => (path.endsWith(call) ? promise : undefined),
    release: (json: unknown) => resolve(Response.json(json)),
  }
}

describe('A form says what a screen reader and a password manager need', () => {
  test.each(FORMS)('$path', async ({ path, title, button: name, fields, autocomplete }) => {
    const { calls, user } = await openPortal({ at: path })
    await heading(title)
    for (const [label, token] of Object.entries(autocomplete)) {
      expect(field(label)).toHaveAttribute('autocomplete', token)
    }
    await user.click(await button(name))
    for (const [label, error] of Object.entries(fields)) {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(new RegExp(`${error}$`))
      expect(field(label)).toBeRequired()
    }
    expect(field(Object.keys(fields)[0] ?? '')).toHaveFocus()
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })
})

test.each([
  ['/login', 'Student Login', ['Password']],
  ['/reset-password', 'Set a new password', ['New Password', 'Confirm Password']],
] as const)('what is typed as a password is masked: %s', async (path, title, labels) => {
  await openPortal({ at: path, signedIn: false })
  await heading(title)
  for (const label of labels) expect(field(label)).toHaveAttribute('type', 'password')
})

test('a success is told by a status that was there before it', async () => {
  const { user } = await openPortal({ at: '/forgot-password', signedIn: false })
  await heading('Forgot Password')
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await user.type(field('Email'), 'ada@example.org')
  await user.click(await button('Send Code'))
  await waitFor(() => expect(status).toHaveTextContent('a code is on its way'))
})

test('a link that loads, or is not there yet, says so at its button', async () => {
  const { answer, release } = holding('get_links.php')
  const { user } = await openPortal({ at: '/classes', answer })
  const card = await screen.findByRole('article', { name: 'Cloud Link' })
  await user.click(within(card).getByRole('button', { name: 'View' }))
  expect(await button('Click Here')).toBeDisabled()
  expect(await button('Click Here')).toHaveAttribute('aria-busy', 'true')
  expect(await button('Click Here')).toHaveAccessibleDescription(/Loading your link/)
  release({ status: 'success', links: [] })
  expect(await button('Not available yet')).toHaveAccessibleDescription(/Click Here/)
})

describe('What colour says is said by a sign and a sentence', () => {
  test('at a field that is wrong', async () => {
    const { user } = await openPortal({ at: '/login', signedIn: false })
    await heading('Student Login')
    await user.click(await button('Login'))
    const sentence = (await screen.findAllByText('Enter your email.')).map((element) =>
      element.closest('p'),
    )
    expect(sentence.some((element) => element?.querySelector('svg'))).toBe(true)
  })

  test('in an answer that is an error', async () => {
    await openPortal({ at: '/mentor-tasks/99' })
    const answer = await screen.findByRole('alert')
    expect(answer).toHaveTextContent('Task not found.')
    expect(answer.querySelector('svg')).not.toBeNull()
  })

  test('of how near a task is', async () => {
    const tasks = [
      { lessonNumber: '1', dueDate: '2001-01-01' },
      { lessonNumber: '2', dueDate: '2099-01-01' },
    ]
    await openPortal({ at: '/mentor-tasks', school: { tasks } })
    await heading('Mentor Tasks')
    fireEvent.click(await screen.findByText('Earlier (1)'))
    await screen.findByText('Deadline passed')
    const items = await within(screen.getByRole('main')).findAllByRole('listitem')
    const textOf = (number: string) =>
      items.find(({ textContent }) => textContent.includes(`Task ${number}`))
    expect(textOf('1')).toHaveTextContent('Deadline passed')
    expect(textOf('2')).toHaveTextContent('days left')
  })
})
