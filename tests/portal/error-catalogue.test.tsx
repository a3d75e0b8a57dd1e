import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { openPortal } from '../support/portal.tsx'
import { press, submitLogin } from '../support/student.ts'

// Spec 8: the error catalogue, as far as our own server brings it about. What a backend can do wrong,
// call by call, is in existing-backend-*.

const tasks = [{ lessonNumber: '3', title: 'Your town' }]

test('Login call: a password with a character that nobody can type shows the server message', async () => {
  await openPortal({ at: '/login', signedIn: false })
  await submitLogin({ password: 'demo\u0000student' })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Part of that text cannot be shown\. Please type it instead of pasting it\.$/,
  )
})

test('Login call: a wrong password shows the server message, which goes with the next try', async () => {
  const bent = bendCalls()
  await openPortal({ at: '/login', signedIn: false, answer: bent.answer })
  await submitLogin({ password: 'wrong' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Wrong email or password\.$/)
  bent.hold('login.php')
  press('Login')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server message with markup is shown as text', async () => {
  const { answer, reply } = bendCalls()
  reply('login.php', { status: 'error', message: 'The server says <no> & means it.' })
  await openPortal({ at: '/login', signedIn: false, answer })
  await submitLogin()
  expect(await screen.findByText('The server says <no> & means it.')).toBeVisible()
})

test("Task detail: 'Task not found.'", async () => {
  await openPortal({ at: '/mentor-tasks/99', school: { tasks } })
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Task not found\.$/)
  expect(screen.queryByRole('link', { name: 'Submit Task Here' })).toBeNull()
})

test("Task detail: a task without anything in it shows 'No task found.'", async () => {
  const { answer, reply } = bendCalls()
  reply('get_tasks.php', { status: 'success', task: { id: null, title: '' } })
  await openPortal({ at: '/mentor-tasks/3', answer })
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No task found\.$/)
})
