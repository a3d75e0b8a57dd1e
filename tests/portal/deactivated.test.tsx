import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { press, stored, submitLogin } from '../support/student.ts'

const GRACE = { students: [{ access: 'deactivated' }] } as const

const dialog = () => screen.findByRole('alertdialog', { name: 'Access Deactivated' })

test('user_status deactivated shows an Access Deactivated dialog with only Logout after signing in', async () => {
  await openPortal({ at: '/login', signedIn: false, school: GRACE })
  await submitLogin()
  expect(await dialog()).toHaveTextContent(
    'Your account has been deactivated. Please contact support for assistance.',
  )
  // What is behind the dialog is hidden from roles, and must not be there all the same.
  const everywhere = { hidden: true }
  expect(screen.getAllByRole('button', everywhere)).toHaveLength(1)
  expect(screen.getByRole('button', everywhere)).toHaveTextContent('Logout')
  expect(screen.queryByRole('link', everywhere)).toBeNull()
})

test.each(['/', '/mentor-tasks'])(
  'a deactivated session makes no further call on %s but logout, and stores nothing',
  async (at) => {
    const { calls, path } = await openPortal({ at, school: GRACE })
    const logout = within(await dialog()).getByRole('button', { name: 'Logout' })
    expect(stored()).toEqual({})
    fireEvent.click(logout)
    await heading('Student Login')
    expect(path()).toBe('/login')
    expect(calls).toEqual(['GET /backend/auth.php', 'GET /backend/logout.php'])
  },
)

test('Logout asks a deactivated student, too, before it deletes what the device keeps', async () => {
  const { school, reload } = await openPortal({ at: '/payments' })
  await heading('Payments')
  const id = { card: 'payments/payment-status', label: 'Submission ID', kept: 'RC-1' }
  localStorage.setItem('waits', JSON.stringify([{ ...id, checkAt: 0 }]))
  await school.db.updateTable('students').set({ access: 'deactivated' }).execute()
  reload()
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Logout' }))
  const question = await screen.findByRole('alertdialog', { name: 'Logout?' })
  expect(question).toHaveAccessibleDescription('1 saved ID on this device will be deleted.')
  press('Logout', question)
  await heading('Student Login')
  expect(stored()).toEqual({})
})

// Which user_status counts as deactivated, and that any other is active, is in tests/contract.
test('user_status DEACTIVATED blocks as deactivated does', async () => {
  const bent = bendCalls()
  bent.reply('auth.php', { status: 'success', full_name: 'Ada', user_status: 'DEACTIVATED' })
  await openPortal({ at: '/classes', answer: bent.answer })
  expect(await dialog()).toBeVisible()
})

test('who is deactivated while the portal is open is blocked at the next call', async () => {
  const { school, user } = await openPortal({ at: '/tasks-turnintin-log' })
  await heading("Turnitin tasks' log")
  await school.db.updateTable('students').set({ access: 'deactivated' }).execute()
  await user.click(screen.getByRole('link', { name: 'Back to the tasks' }))
  expect(await dialog()).toBeVisible()
})
