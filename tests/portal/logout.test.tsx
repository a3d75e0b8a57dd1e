import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { removeOwner } from '../../src/portal/storage/owner.ts'
import { storeLinks, storeSignIn } from '../../src/portal/storage/student.ts'
import { EVERY_FAILURE } from '../support/backend-calls.ts'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { logout, stored } from '../support/student.ts'

describe('logout', () => {
  test('links that come after it are not stored', () => {
    storeSignIn('ada@example.org', 'Ada Okafor')
    removeOwner()
    storeLinks({ class_link: 'https://a.example' })
    expect(stored()).toEqual({})
  })

  test('gives up the calls that are under way: nothing that comes late is stored', async () => {
    const bent = bendCalls()
    const releases = (['get_links.php', 'get_tasks.php'] as const).map((call) => bent.hold(call))
    const { calls, path } = await openPortal({ answer: bent.answer })
    await heading('Welcome, Ada')
    await logout()
    await heading('Student Login')
    const before = calls.length
    for (const release of releases) release({ status: 'success', links: { a: 'b' }, tasks: [] })
    await heading('Student Login')
    expect(stored()).toEqual({})
    expect(path()).toBe('/login')
    expect(calls).toHaveLength(before)
  })

  test('leads to /login, empties both storages, keeps the device settings and ends the session', async () => {
    const settings = { theme: 'dark', rememberedEmail: 'ada@example.org' }
    Object.assign(localStorage, settings, { draft: 'of something' })
    sessionStorage.setItem('draft', 'of something')
    const { calls, path, school } = await openPortal({
      school: { links: { everyone: { class_link: 'https://a.example' } } },
    })
    await waitFor(() => expect(localStorage.getItem('userLinks')).toContain('a.example'))
    await logout()
    await heading('Student Login')
    expect(path()).toBe('/login')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(stored()).toEqual(settings)
    expect(sessionStorage).toHaveLength(0)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
    expect(calls.at(-1)).toBe('GET /backend/logout.php')
    expect((await school.fetch('/backend/get_links.php')).status).toBe(401)
  })

  test('is disabled with a spinner while it is under way', async () => {
    const bent = bendCalls()
    const release = bent.hold('logout.php')
    await openPortal({ answer: bent.answer })
    const button = await screen.findByRole('button', { name: 'Logout' })
    const spinner = () => button.querySelector('[data-size]')
    expect(spinner()).toBeNull()
    fireEvent.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    expect(spinner()).toBeVisible()
    release()
    await heading('Student Login')
  })

  test.each(EVERY_FAILURE)(
    'signs out of the device all the same and says that the server was not reached: %s',
    async (failure) => {
      const bent = bendCalls()
      await openPortal({ at: '/classes', answer: bent.answer })
      await heading('Classes')
      bent.fail('logout.php', failure)
      await logout()
      await heading('Student Login')
      expect(screen.getByRole('alert')).toHaveTextContent('server was not reached')
      // The one thing kept: that the server is still to be told.
      expect(stored()).toEqual({ logoutOwed: 'true' })
    },
  )

  test('has emptied the device before the backend answers: a browser that is closed then comes back signed out', async () => {
    const bent = bendCalls()
    const { calls, reload } = await openPortal({ at: '/classes', answer: bent.answer })
    await heading('Classes')
    bent.hold('logout.php')
    await logout()
    await waitFor(() => expect(stored()).toEqual({ logoutOwed: 'true' }))
    bent.mend()
    calls.length = 0
    reload('/classes')
    await screen.findByText('Please sign in to continue.')
    expect(calls).toEqual(['GET /backend/logout.php', 'GET /backend/auth.php'])
  })

  test('takes nothing from the student who signs in in another tab before it has ended', async () => {
    const bent = bendCalls()
    await openPortal({ at: '/classes', answer: bent.answer })
    await heading('Classes')
    const release = bent.hold('logout.php')
    await logout()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toBeDisabled())
    localStorage.clear()
    localStorage.setItem('draft:task:3', 'of Grace')
    release({ status: 'error' })
    await heading('Student Login')
    expect(stored()).toEqual({ 'draft:task:3': 'of Grace' })
  })

  test('that the server missed is made up for before anything protected shows again', async () => {
    const bent = bendCalls()
    const { calls, reload } = await openPortal({ at: '/classes', answer: bent.answer })
    await heading('Classes')
    bent.fail('logout.php', 'the connection is lost')
    await logout()
    await heading('Student Login')
    bent.mend()
    calls.length = 0
    reload('/classes')
    await screen.findByText('Please sign in to continue.')
    expect(calls).toEqual(['GET /backend/logout.php', 'GET /backend/auth.php'])
  })
})
