import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'
import { PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from '../support/routes.ts'

// Spec 6.

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
    await screen.findByText('Please sign in to continue.')
    expect(path(), route.path).toBe('/login')
    expect(screen.queryByText(route.heading, { exact: true })).toBeNull()
  }
})

test('public routes neither need nor ask for a session', async () => {
  const { calls, history, path } = await openPortal({ at: '/login', signedIn: false })
  for (const route of PUBLIC_ROUTES) {
    history.push(route.path)
    await heading(route.heading)
    expect(path()).toBe(route.path)
  }
  expect(calls).toEqual([])
})
