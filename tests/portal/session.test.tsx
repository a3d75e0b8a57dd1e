import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'

test('a valid session shows the dashboard and stores the profile', async () => {
  await openPortal({ school: { students: [{ facecard: '/faces/ada.png' }] } })
  await heading('Welcome, Ada')
  expect(localStorage.getItem('userName')).toBe('Ada Okafor')
  expect(localStorage.getItem('courseCohort')).toBe('Cohort 7')
  expect(localStorage.getItem('facecard')).toBe('/faces/ada.png')
})

test('the session is asked for once per load, whatever pages are visited', async () => {
  const { calls, user } = await openPortal()
  await heading('Welcome, Ada')
  await user.click(screen.getByRole('link', { name: 'Payments' }))
  await heading('Payments')
  expect(calls.filter((call) => call.endsWith('auth.php'))).toHaveLength(1)
})

test('without a session every protected page leads to the sign-in, and public pages ask nothing', async () => {
  const { calls, path } = await openPortal({ at: '/classes', signedIn: false })
  await heading('Student Login')
  expect(path()).toBe('/login')
  expect(calls).toEqual(['GET /backend/auth.php'])
})

test('a failed session check leads to the sign-in, which says that there was no connection', async () => {
  const { calls } = await openPortal({ answer: () => Promise.reject(new TypeError('offline')) })
  await heading('Student Login')
  expect(screen.getByRole('alert')).toHaveTextContent('No connection')
  expect(calls).toHaveLength(2) // one quick retry
})

test('after signing in a student is back on the page that asked for it', async () => {
  const { user, path } = await openPortal({ at: '/payments', signedIn: false })
  await heading('Student Login')
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'demo-student')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await heading('Payments')
  expect(path()).toBe('/payments')
})

test.each(['/', '/mentor-tasks'])(
  'a deactivated session makes no further call on %s',
  async (at) => {
    const { calls } = await openPortal({
      at,
      school: { students: [{ access: 'deactivated' }] },
    })
    await screen.findByRole('alertdialog', { name: 'Access Deactivated' })
    expect(calls).toEqual(['GET /backend/auth.php'])
  },
)

test('a later call that is refused leads to one new check, which ends a session that is over', async () => {
  const { school, calls, history } = await openPortal()
  await heading('Welcome, Ada')
  await school.fetch('/backend/logout.php')
  history.push('/mentor-tasks/1')
  await heading('Student Login')
  expect(screen.getByText('Please sign in to continue.')).toBeVisible()
  expect(calls.filter((call) => call.endsWith('auth.php'))).toHaveLength(2)
})

test('a call that is refused while the session holds leaves the student where they are', async () => {
  const { calls, path } = await openPortal({
    at: '/mentor-tasks',
    answer: (call) =>
      call.includes('get_tasks')
        ? Response.json({ status: 'error', message: 'Not for your cohort.' }, { status: 403 })
        : undefined,
  })
  expect(await screen.findByText('Not for your cohort.')).toBeVisible()
  await waitFor(() => expect(calls.filter((call) => call.endsWith('auth.php'))).toHaveLength(2))
  expect(path()).toBe('/mentor-tasks')
})

test('logout empties both storages, keeps the device settings and leads to the sign-in', async () => {
  localStorage.setItem('rememberedEmail', 'ada@example.org')
  sessionStorage.setItem('anything', 'of the student')
  const { calls, user, path } = await openPortal()
  await heading('Welcome, Ada')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await heading('Student Login')
  expect(path()).toBe('/login')
  expect(calls.at(-1)).toBe('GET /backend/logout.php')
  expect(Object.entries(localStorage)).toEqual([['rememberedEmail', 'ada@example.org']])
  expect(sessionStorage).toHaveLength(0)
})

test('signing out in one tab signs out the others', async () => {
  const { path } = await openPortal()
  await heading('Welcome, Ada')
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await waitFor(() => expect(path()).toBe('/login'))
})

test('a logout that the backend did not hear of is told before the next session check', async () => {
  let offline = false
  const { user, history, calls } = await openPortal({
    answer: () => (offline ? Promise.reject(new TypeError('offline')) : undefined),
  })
  await heading('Welcome, Ada')
  offline = true
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await heading('Student Login')
  expect(screen.getByRole('alert')).toHaveTextContent('server was not reached')
  offline = false
  calls.length = 0
  history.push('/payments')
  await screen.findByText('Please sign in to continue.')
  expect(calls).toEqual(['GET /backend/logout.php', 'GET /backend/auth.php'])
})

test('a student who was deactivated meanwhile sees the dialog after the next refused call', async () => {
  let deactivated = false
  const { history } = await openPortal({
    answer: (call) => {
      if (!deactivated) return undefined
      return call.includes('auth.php')
        ? Response.json({ status: 'success', user_status: 'deactivated', full_name: 'Ada Okafor' })
        : Response.json({ status: 'error' }, { status: 403 })
    },
  })
  await heading('Welcome, Ada')
  deactivated = true
  history.push('/mentor-tasks/1')
  expect(await screen.findByRole('alertdialog', { name: 'Access Deactivated' })).toBeVisible()
})
