import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { logout, press, submitTask, taskSubmitted } from '../support/student.ts'

// What changes a page behind React's back, such as a translation or an extension, can make it fail at the next render.

const failed = () => heading('This page could not be shown')

// React and the router report the error.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined)
  }
})

test.each([
  [{ status: 'error', message: 'Wait an hour.' }, 'Task 3 was not submitted. Wait an hour.'],
  [{ status: 'success' }, 'Task 3 was submitted.'],
])('a form that fails leaves the answer to the page: %j', async (answer, said) => {
  await openPortal({ at: '/mentor-tasks/3/submit' })
  const release = bent.hold('submit_task.php')
  const button = await screen.findByRole('button', { name: 'Submit Task' })
  button.querySelector('span')?.replaceWith('Submit Task') // a spinner is to be inserted before it
  await submitTask()
  await failed()
  release(answer)
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(said))
})

test('a form that fails at the answer leaves it to the page, and opens again with what was typed', async () => {
  await openPortal({ at: '/mentor-tasks/3/submit' })
  const release = bent.hold('submit_task.php')
  await submitTask()
  const button = await screen.findByRole('button', { name: 'Submitting…' })
  button.parentElement?.remove() // the notice is to be inserted before it
  release({ status: 'error', message: 'Wait an hour.' })
  await failed()
  expect(await screen.findByText(/Wait an hour\./)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'Back to the form' }))
  await heading('Submit Task')
  expect(screen.getByLabelText('Documents Link')).toHaveValue(SUBMISSION['Documents Link'])
})

test('a frame that fails when Logout is pressed still asks, and logs out', async () => {
  const { place } = await openPortal({ at: '/mentor-tasks/3/submit' })
  await submitTask()
  press('Done', await taskSubmitted())
  await heading('Mentor Tasks')
  screen.getByRole('button', { name: 'Logout' }).querySelector('svg')?.remove() // a spinner is to replace it
  await logout()
  const question = await screen.findByRole('alertdialog', { name: 'Logout?' })
  expect(screen.getByText('This page could not be shown')).toBeInTheDocument()
  press('Logout', question)
  await heading('Student Login')
  expect((await place()).path).toBe('/login')
})
