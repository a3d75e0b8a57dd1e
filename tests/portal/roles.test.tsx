import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { MORE_ROUTES, PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from '../support/routes.ts'

// Spec 6.

test('every protected route, and an unknown one, leads to /login without a session', async () => {
  const { calls, history, place } = await openPortal({
    at: '/login',
    signedIn: false,
    school: { tasks: [ROUTED_TASK] },
  })
  await heading('Student Login')
  for (const route of [...PROTECTED_ROUTES, { path: '/no-such-page', heading: 'Page not found' }]) {
    const before = (await calls()).length
    history.push(route.path)
    expect((await calls()).slice(before), route.path).toEqual(['GET /backend/auth.php'])
    expect((await place()).path, route.path).toBe('/login')
    expect(screen.getByText('Please sign in to continue.')).toBeVisible()
    expect(screen.queryByText(route.heading, { exact: true })).toBeNull()
  }
})

test('public routes neither need nor ask for a session', async () => {
  const { calls, go, place } = await openPortal({ at: '/login', signedIn: false })
  const statement = MORE_ROUTES.filter(({ isPublic }) => isPublic)
  for (const route of [...PUBLIC_ROUTES, ...statement]) {
    await go(route.path, route.heading)
    expect((await place()).path).toBe(route.path)
  }
  const email = screen.getByRole('link', { name: site.support.email })
  expect(email).toHaveAttribute('href', `mailto:${site.support.email}`)
  expect(await calls()).toEqual([])
})
