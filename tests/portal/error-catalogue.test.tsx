import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { openPortal } from '../support/portal.tsx'
import { focused } from '../support/student.ts'

// Spec 8: what the tasks' pages say when they have no task. The forms' messages are in password-reset,
// safe-submit and existing-backend-faults.test.tsx.

const tasks = [{ lessonNumber: '3', title: 'Your town' }]
const LIST = '/mentor-tasks'
const DETAIL = '/mentor-tasks/3'

const lose = () => bent.fail('get_tasks.php')
const refuse = () => bent.reply('get_tasks.php', { status: 'error', message: 'Closed.' })

describe('a call for tasks', () => {
  test.each([
    ['Failed to load task details.', DETAIL, 'is lost', lose],
    ['Your tasks could not be loaded.', LIST, 'is lost', lose],
    ['Closed.', LIST, 'is refused', refuse],
  ])('‘%s’ stands on %s when it %s, and Try again loads it', async (words, at, _, bend) => {
    bend()
    const { user } = await openPortal({ at, school: { tasks } })
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByText(/No tasks? (available|found)/)).toBeNull()
    bent.mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await screen.findByText('Your town')).toBeVisible()
    expect(await focused()).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test.each([
    ['Task not found.', DETAIL, { status: 'error', message: 'No.' }],
    ['No task found.', DETAIL, { status: 'success', task: { id: null, title: '' } }],
    ['No tasks available.', LIST, { status: 'success', tasks: [] }],
  ])('‘%s’ stands alone on %s when the answer is %j', async (words, at, json) => {
    bent.reply('get_tasks.php', json)
    await openPortal({ at })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Submit Task Here' })).toBeNull()
  })
})
