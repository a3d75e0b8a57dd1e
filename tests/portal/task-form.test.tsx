import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'

test('what was typed into the task form is still there when the page is opened again', async () => {
  const { user, history } = await openPortal({ at: '/mentor-tasks/3/submit' })
  await heading('Submit Task')
  await user.type(screen.getByLabelText('Student ID'), 'S-17')
  history.push('/payments')
  await heading('Payments')
  history.push('/mentor-tasks/3/submit')
  await heading('Submit Task')
  expect(screen.getByLabelText('Student ID')).toHaveValue('S-17')
})

test('what was typed for one task is not offered for another', async () => {
  const { user, history } = await openPortal({ at: '/mentor-tasks/3/submit' })
  await heading('Submit Task')
  await user.type(screen.getByLabelText('Student ID'), 'S-17')
  history.push('/mentor-tasks/4/submit')
  expect(await screen.findByDisplayValue('4')).toBeVisible()
  expect(screen.getByLabelText('Student ID')).toHaveValue('')
})

test('a submission that arrived leaves no draft behind', async () => {
  const { user } = await openPortal({
    at: '/mentor-tasks/3/submit',
    school: { tasks: [{ lessonNumber: '3' }] },
  })
  await heading('Submit Task')
  await user.type(screen.getByLabelText('Lesson Number'), '1')
  await user.type(screen.getByLabelText('Student ID'), 'S-17')
  await user.type(screen.getByLabelText('Documents Link'), 'https://example.org/doc')
  await user.type(screen.getByLabelText('Video Link'), 'https://example.org/video')
  await user.click(screen.getByRole('button', { name: 'Submit Task' }))
  await screen.findByRole('dialog', { name: 'Task Submitted' })
  expect(sessionStorage).toHaveLength(0)
})

test('a field takes no more than a request may carry', async () => {
  const { user } = await openPortal({ at: '/tasks-turnintin-log' })
  await heading("Turnitin tasks' log")
  const field = screen.getByLabelText('Student ID')
  await user.click(field)
  await user.paste('x'.repeat(2001))
  expect(field).toHaveValue('x'.repeat(2000))
})
