import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EVERY_FAILURE } from '../support/backend-calls.ts'
import { bendCalls, retryAtOnce } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, press, submitLogin, submitTask } from '../support/student.ts'

// Spec 8: the error catalogue.

retryAtOnce()

const GENERIC = 'An error occurred. Please try again.'
const tasks = [{ lessonNumber: '3', title: 'Your town' }]

/** Opens a page of a school with one task, whose get_tasks.php has been bent. */
async function openTasks(at: string, bend: (calls: ReturnType<typeof bendCalls>) => void) {
  const bent = bendCalls()
  bend(bent)
  const opened = await openPortal({ at, school: { tasks }, answer: bent.answer })
  return { ...opened, ...bent }
}

test.each([
  { what: 'Login', call: 'login.php', path: '/login', button: 'Login', title: 'Student Login' },
  {
    what: 'Reset',
    call: 'request_password_reset.php',
    path: '/forgot-password',
    button: 'Send Code',
    title: 'Forgot Password',
  },
  {
    what: 'Code',
    call: 'verify_otp.php',
    path: '/verify-otp',
    button: 'Verify Code',
    title: 'Enter your code',
  },
  {
    what: 'Password',
    call: 'reset_password.php',
    path: '/reset-password',
    button: 'Reset Password',
    title: 'Set a new password',
  },
] as const)(
  `$what call: a non-success answer shows the server message, and a network failure '${GENERIC}'`,
  async ({ call, path, button, title }) => {
    const { answer, reply, fail } = bendCalls()
    await openPortal({ at: path, state: { email: 'ada@example.org' }, signedIn: false, answer })
    await heading(title)
    const inputs = document.querySelectorAll<HTMLInputElement>('input[required]')
    for (const { labels } of inputs) {
      fill({ [labels?.[0]?.textContent ?? '']: 'ada@example.org' })
    }
    const sendAndRead = async (message: string) => {
      press(button)
      expect(await screen.findByText(message)).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(message)
      expect(screen.getByRole('button', { name: button })).toBeEnabled()
    }
    reply(call, { status: 'error', message: 'The server says <no> & means it.' })
    await sendAndRead('The server says <no> & means it.')
    reply(call, { status: 'error' })
    await sendAndRead(GENERIC)
    for (const failure of EVERY_FAILURE) {
      reply(call, { status: 'error', message: `Not yet ${failure}` })
      await sendAndRead(`Not yet ${failure}`)
      fail(call, failure)
      await sendAndRead(GENERIC)
    }
    expect([...inputs].map(({ value }) => value)).toEqual([...inputs].map(() => 'ada@example.org'))
  },
)

test('Login call: a wrong password shows the server message', async () => {
  await openPortal({ at: '/login', signedIn: false })
  await submitLogin({ password: 'wrong' })
  expect(await screen.findByText('Wrong email or password.')).toBeVisible()
})

test("Task detail: 'Task not found.'", async () => {
  await openPortal({ at: '/mentor-tasks/99', school: { tasks } })
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Task not found\.$/)
  expect(screen.queryByRole('link', { name: 'Submit Task Here' })).toBeNull()
})

test("Task detail: a status that is not success is 'Task not found.', whatever its message", async () => {
  await openTasks('/mentor-tasks/3', ({ reply }) =>
    reply('get_tasks.php', { status: 'error', message: 'No such row' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Task not found\.$/)
})

test.each(EVERY_FAILURE)("Task detail: 'Failed to load task details.' when %s", async (failure) => {
  const { mend } = await openTasks('/mentor-tasks/3', ({ fail }) => fail('get_tasks.php', failure))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load task details.')
  mend()
  press('Try again')
  await heading('Your town')
})

test.each([null, false, [], {}, undefined, { id: null, title: '' }])(
  "Task detail: a task of %j shows 'No task found.'",
  async (task) => {
    await openTasks('/mentor-tasks/3', ({ reply }) =>
      reply('get_tasks.php', { status: 'success', task }),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No task found\.$/)
  },
)

test("Task list empty: 'No tasks available.'", async () => {
  await openPortal({ at: '/mentor-tasks' })
  expect(await screen.findByText('No tasks available.')).toBeVisible()
})

test.each([null, false, [], {}, undefined])(
  "Task list: tasks of %j show 'No tasks available.'",
  async (tasks) => {
    await openTasks('/mentor-tasks', ({ reply }) =>
      reply('get_tasks.php', { status: 'success', tasks }),
    )
    expect(await screen.findByText('No tasks available.')).toBeVisible()
  },
)

test('Task list not success: the server’s message and Try again', async () => {
  const { mend } = await openTasks('/mentor-tasks', ({ reply }) =>
    reply('get_tasks.php', { status: 'error', message: 'Cohort unknown.' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Cohort unknown.')
  expect(screen.queryByText('No tasks available.')).toBeNull()
  mend()
  press('Try again')
  expect(await screen.findByRole('link', { name: 'Your town' })).toBeVisible()
})

test.each(EVERY_FAILURE)(
  "Task list that failed to load says so and never 'No tasks available.' when %s",
  async (failure) => {
    const { mend } = await openTasks('/mentor-tasks', ({ fail }) => fail('get_tasks.php', failure))
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    expect(screen.queryByText('No tasks available.')).toBeNull()
    mend()
    press('Try again')
    expect(await screen.findByRole('link', { name: 'Your town' })).toBeVisible()
  },
)

test("Task submit failure: alert 'Error submitting task. Please try again.'", async () => {
  await openTasks('/tasks-turnintin-log', ({ fail }) =>
    fail('submit_task.php', 'the connection is lost'),
  )
  await submitTask()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error submitting task. Please try again.',
  )
})

test("Deactivated: 'Your account has been deactivated. Please contact support for assistance.'", async () => {
  await openPortal({ school: { students: [{ access: 'deactivated' }] } })
  expect(
    await screen.findByText(
      'Your account has been deactivated. Please contact support for assistance.',
    ),
  ).toBeVisible()
})
