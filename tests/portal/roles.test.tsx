import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from '../support/routes.ts'

// Spec 6: roles and permissions.

test('every protected route, and an unknown one, leads to /login without a session', async () => {
  const { calls, history, path } = await openPortal({
    at: '/login',
    signedIn: false,
    school: { tasks: [ROUTED_TASK] },
  })
  await heading('Student Login')
  for (const route of [...PROTECTED_ROUTES, { path: '/no-such-page', heading: 'Page not found' }]) {
    calls.length = 0
    history.push(route.path)
    await waitFor(() => expect(calls, route.path).toEqual(['GET /backend/auth.php']))
    await heading('Student Login')
    expect(path(), route.path).toBe('/login')
    expect(screen.queryByText(route.heading, { exact: true })).toBeNull()
  }
})

test('public routes need no session, and ask for none', async () => {
  const { calls, history, path } = await openPortal({ at: '/login', signedIn: false })
  for (const route of PUBLIC_ROUTES) {
    history.push(route.path)
    await heading(route.heading)
    expect(path()).toBe(route.path)
  }
  expect(calls).toEqual([])
})

test.each(['/', '/tasks', '/mentor-tasks', '/student-policy', '/no-such-page'])(
  'deactivated students see the Access Deactivated dialog at %s and nothing else',
  async (at) => {
    await openPortal({ at, school: { students: [{ access: 'deactivated' }] } })
    await screen.findByRole('alertdialog', { name: 'Access Deactivated' })
    // The dialog hides whatever is behind it from roles: to be looked for all the same.
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
    expect(screen.queryByRole('main', { hidden: true })).toBeNull()
  },
)

test('staff use a separate external login: it is no page of the portal', async () => {
  await openPortal({ at: '/login', signedIn: false })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Staff login' })
  expect(link).toHaveAttribute('href', site.mentorLogin)
  expect(new URL(link.href).origin).not.toBe(location.origin)
})
