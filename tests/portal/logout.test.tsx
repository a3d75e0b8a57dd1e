import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import {
  confirmLogout,
  fill,
  logout,
  press,
  stored,
  submitTask,
  taskSubmitted,
} from '../support/student.ts'

const question = () => screen.findByRole('alertdialog', { name: 'Logout?' })

const openClasses = () => openPortal({ at: '/classes', shows: 'Classes' })

/** The device keeps a receipt and a draft. */
async function openWithKept() {
  const opened = await openPortal({ at: '/mentor-tasks/3/submit' })
  await submitTask()
  press('Done', await taskSubmitted())
  await heading('Mentor Tasks')
  await opened.go('/mentor-tasks/4/submit', 'Submit Task')
  fill({ 'Video Link': 'https://video.example.org/draft' })
  return opened
}

describe('logout', () => {
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

  test('signs out of the device also when it fails, and says that the server was not reached', async () => {
    await openClasses()
    bent.fail('logout.php')
    await logout()
    await heading('Student Login')
    expect(screen.getByRole('alert')).toHaveTextContent('server was not reached')
    // The one thing kept: that the server is still to be told.
    expect(stored()).toEqual({ logoutOwed: 'true' })
  })

  test('empties the device before the backend answers, and a later load tells the backend first', async () => {
    const { calls, reload } = await openClasses()
    bent.hold('logout.php')
    await logout()
    await waitFor(() => expect(stored()).toEqual({ logoutOwed: 'true' }))
    bent.mend()
    calls.length = 0
    reload('/classes')
    await screen.findByText('Please sign in to continue.')
    expect(calls).toEqual(['GET /backend/logout.php', 'GET /backend/auth.php'])
  })

  test('takes nothing from a student who signs in in another tab before it has ended', async () => {
    await openClasses()
    const release = bent.hold('logout.php')
    await logout()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toBeDisabled())
    localStorage.clear()
    localStorage.setItem('draft:task:3', 'of Grace')
    release({ status: 'error' })
    await heading('Student Login')
    expect(stored()).toEqual({ 'draft:task:3': 'of Grace' })
  })
})

describe('logout that deletes something', () => {
  test('says what it deletes; Cancel deletes nothing, a confirmation everything', async () => {
    const { count } = await openWithKept()
    const before = stored()
    screen.getByRole('button', { name: 'Logout' }).focus()
    await logout()
    expect(await question()).toHaveAccessibleDescription(
      '1 receipt and 1 draft on this device will be deleted.',
    )
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus()
    expect(stored()).toEqual(before)
    expect(count('logout.php')).toBe(0)
    await confirmLogout()
    await heading('Student Login')
    expect(stored()).toEqual({})
  })

  test('selects the list of what it deletes where nothing can be copied', async () => {
    await openWithKept()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await logout()
    press('Copy list', await question())
    await screen.findByText('list is selected. Copy it from there.')
    const selected = getSelection()?.toString()
    expect(selected).toMatch(/^Task Submitted\nTask Number: 3\n/)
    expect(selected).toContain('\n\nDraft\nTask Number: 4\n')
    expect(selected).toContain('Video Link: https://video.example.org/draft')
  })

  test('deletes nothing where the device belongs to another student by then, and loads afresh', async () => {
    const reload = vi.fn<() => void>()
    const { count } = await openWithKept()
    await logout()
    const before = { ...stored(), owner: (stored()['owner'] ?? '').replace(/"id":"/, '"id":"not ') }
    localStorage.setItem('owner', before.owner)
    vi.stubGlobal('location', { reload })
    press('Logout', await question())
    expect(reload).toHaveBeenCalledOnce()
    expect(stored()).toEqual(before)
    expect(count('logout.php')).toBe(0)
  })
})
