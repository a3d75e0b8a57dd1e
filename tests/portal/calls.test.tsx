import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'
import { watchSent } from '../support/sent-calls.ts'
import { fill, press, submitTask } from '../support/student.ts'

// Spec 7: what each call carries. A whole session's calls are counted in a browser.

const email = 'ada@example.org'

test.each([
  {
    path: '/login',
    title: 'Student Login',
    typed: { Email: email, Password: ' spaces count ' },
    button: 'Login',
    call: 'login.php',
    body: { email, password: ' spaces count ' },
  },
  {
    path: '/forgot-password',
    title: 'Forgot Password',
    typed: { Email: email },
    button: 'Send Code',
    call: 'request_password_reset.php',
    body: { email },
  },
  {
    path: '/verify-otp',
    title: 'Enter your code',
    typed: { 'One-time code (OTP)': '012345' },
    button: 'Verify Code',
    call: 'verify_otp.php',
    body: { email, otp: '012345' },
  },
  {
    path: '/reset-password',
    title: 'Set a new password',
    typed: { 'New Password': ' spaces count ', 'Confirm Password': ' spaces count ' },
    button: 'Reset Password',
    call: 'reset_password.php',
    body: { email, password: ' spaces count ' },
  },
])('POST /backend/$call sends JSON $body', async ({ path, title, typed, button, call, body }) => {
  await openPortal({ at: path, state: { email }, signedIn: false })
  await heading(title)
  const sent = watchSent()
  fill(typed)
  press(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    path: `/backend/${call}`,
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    fields: body,
  })
})

test('POST /backend/submit_task.php sends a form with the submission fields', async () => {
  await openPortal({ at: '/mentor-tasks/3/submit' })
  await heading('Submit Task')
  const sent = watchSent()
  await submitTask()
  await screen.findByRole('dialog', { name: 'Task Submitted' })
  const submission = sent.find(({ method }) => method === 'POST')
  expect(submission?.path).toBe('/backend/submit_task.php')
  expect(submission).not.toHaveProperty('headers')
  expect(submission?.credentials).toBe('include')
  expect(submission?.fields).toEqual([
    ['full_name', 'Ada N. Okafor'],
    ['lesson_number', '3'], // labelled Task Number
    ['task_number', '12'], // labelled Lesson Number
    ['student_id', 'MST/0042'],
    ['document_link', 'https://docs.example.org/ada'],
    ['video_link', 'https://video.example.org/ada?t=1&l=2'],
    ['course_cohort', 'Cohort 7'], // not typed
  ])
})

test.each([
  ['signs of its own', 'A&B = C/D #1', 'A%26B+%3D+C%2FD+%231'],
  ['letters of another language', 'Ẹgbẹ́', encodeURIComponent('Ẹgbẹ́')],
])('GET /backend/get_tasks.php carries a cohort with %s', async (_, cohort, query) => {
  const { calls } = await openPortal({ at: '/mentor-tasks', school: { students: [{ cohort }] } })
  await waitFor(() => expect(calls).toContain(`GET /backend/get_tasks.php?course_cohort=${query}`))
})

test('a task whose lesson number needs escaping can be opened and handed in', async () => {
  const { user, calls } = await openPortal({
    at: '/mentor-tasks',
    school: { tasks: [{ lessonNumber: '3/b #1?', title: 'Odd one' }] },
  })
  await user.click(await screen.findByRole('link', { name: 'Odd one' }))
  await heading('Odd one')
  const query = new URLSearchParams({ lesson_number: '3/b #1?' }).toString()
  expect(calls).toContain(`GET /backend/get_tasks.php?${query}`)
  await user.click(screen.getByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  expect(screen.getByLabelText('Task Number')).toHaveValue('3/b #1?')
})

test('a call that loads includes credentials', async () => {
  const { history } = await openPortal({ at: '/login', signedIn: false })
  await heading('Student Login')
  const sent = watchSent()
  history.push('/classes')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ path: '/backend/auth.php', credentials: 'include' }])
})
