import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'
import { press, stored, submitLogin } from '../support/student.ts'

// Spec 4: access. Which user_status counts as deactivated is in tests/contract/session.test.ts.

const school = { students: [{ access: 'deactivated' }] } as const

const dialog = () => screen.findByRole('alertdialog', { name: 'Access Deactivated' })

test('a deactivated student sees the Access Deactivated dialog, with only Logout, after signing in', async () => {
  await openPortal({ at: '/login', signedIn: false, school })
  await submitLogin()
  expect(await dialog()).toHaveTextContent(
    'Your account has been deactivated. Please contact support for assistance.',
  )
  // A dialog hides the rest of the page from roles. Here there must be no rest.
  const everywhere = { hidden: true }
  expect(screen.getAllByRole('button', everywhere)).toHaveLength(1)
  expect(screen.getByRole('button', everywhere)).toHaveTextContent('Logout')
  expect(screen.queryByRole('link', everywhere)).toBeNull()
})

test.each(['/', '/mentor-tasks'])(
  'a deactivated session makes no further call on %s but logout, and stores nothing',
  async (at) => {
    const { calls, place } = await openPortal({ at, school })
    const logout = within(await dialog()).getByRole('button', { name: 'Logout' })
    expect(await stored()).toEqual({})
    fireEvent.click(logout)
    await heading('Student Login')
    expect((await place()).path).toBe('/login')
    expect(await calls()).toEqual(['GET /backend/auth.php', 'GET /backend/logout.php'])
  },
)

test('Logout also asks a deactivated student before it deletes what the device keeps', async () => {
  const { school, reload } = await openPortal({ at: '/payments', shows: 'Payments' })
  const id = { card: 'payments/payment-status', label: 'Submission ID', kept: 'RC-1' }
  localStorage.setItem('waits', JSON.stringify([{ ...id, checkAt: 0 }]))
  await school.db.updateTable('students').set({ access: 'deactivated' }).execute()
  reload()
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Logout' }))
  const question = await screen.findByRole('alertdialog', { name: 'Logout?' })
  expect(question).toHaveAccessibleDescription('1 saved ID on this device will be deleted.')
  press('Logout', question)
  await heading('Student Login')
  expect(await stored()).toEqual({})
})

test('a student who is deactivated while the portal is open is blocked at the next call', async () => {
  const at = '/tasks-turnintin-log'
  const { school, history } = await openPortal({ at, shows: "Turnitin tasks' log" })
  await school.db.updateTable('students').set({ access: 'deactivated' }).execute()
  history.push('/mentor-tasks')
  expect(await dialog()).toBeVisible()
})
