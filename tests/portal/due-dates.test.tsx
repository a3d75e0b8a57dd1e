import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'

// How each date is read stands in school-time.test.ts.

const due = () => screen.findByText(/^Due /)

test.each(['/mentor-tasks', '/mentor-tasks/3'])(
  '%s shows the due date, the time beside it as it is',
  async (at) => {
    const tasks = [{ lessonNumber: '3', dueDate: '2026-03-01', time: '11:59 PM' }]
    await openPortal({ at, school: { tasks } })
    expect(await due()).toHaveTextContent('Due Sun, 1 Mar 2026, 11:59 PM')
  },
)

test.each([null, '', false])('a task due %j at %j says nothing of it', async (empty) => {
  const { answer, reply } = bendCalls()
  const task = { id: 3, title: 'Your town', lesson_number: 3, due_date: empty, time: empty }
  reply('get_tasks.php', { status: 'success', task })
  await openPortal({ at: '/mentor-tasks/3', answer })
  await heading('Your town')
  expect(screen.queryByText(/^Due/)).toBeNull()
})
