import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'
import { submitLogin } from '../support/student.ts'

// Spec 7: how a call travels. The fields of each are in tests/contract/round-trip.test.ts, those of the
// submission in task-form.test.tsx, and the calls of a whole session in tests/browser.

const signal = expect.any(AbortSignal)

test('a form’s call sends JSON, with nothing taken from a password and no other header', async () => {
  await openPortal({ at: '/login', shows: 'Student Login', signedIn: false })
  const fetch = vi.spyOn(globalThis, 'fetch')
  await submitLogin({ password: ' spaces count ' })
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledWith('/backend/login.php', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: ' spaces count ' }),
    signal,
  })
})

test('a call that loads includes credentials and nothing more', async () => {
  const { history } = await openPortal({ at: '/login', shows: 'Student Login', signedIn: false })
  const fetch = vi.spyOn(globalThis, 'fetch')
  history.push('/classes')
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  const auth = { method: 'GET', credentials: 'include', signal }
  expect(fetch).toHaveBeenCalledWith('/backend/auth.php', auth)
})

test('a cohort and a lesson number may hold any sign', async () => {
  const cohort = 'Ẹgbẹ́ A&B = C/D #1'
  const lessonNumber = '3/b #1?'
  const { user, calls } = await openPortal({
    at: '/mentor-tasks',
    school: { students: [{ cohort }], tasks: [{ cohort, lessonNumber, title: 'Odd one' }] },
  })
  await user.click(await screen.findByRole('link', { name: 'Odd one' }))
  await heading('Odd one')
  for (const query of [{ course_cohort: cohort }, { lesson_number: lessonNumber }]) {
    expect(await calls()).toContain(`GET /backend/get_tasks.php?${new URLSearchParams(query)}`)
  }
  await user.click(screen.getByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  expect(screen.getByLabelText('Task Number')).toHaveValue(lessonNumber)
})
