import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import {
  confirmLogout,
  fill,
  focused,
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
    const { calls, place, school } = await openPortal({
      school: { links: { everyone: { class_link: 'https://a.example' } } },
    })
    await heading('Welcome, Ada')
    expect((await stored())['userLinks']).toContain('a.example')
    await logout()
    await heading('Student Login')
    expect((await place()).path).toBe('/login')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await stored()).toEqual(settings)
    expect(await stored(sessionStorage)).toEqual({})
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
    expect((await calls()).at(-1)).toBe('GET /backend/logout.php')
    expect((await school.fetch('/backend/get_links.php')).status).toBe(401)
  })

  test('signs out of the device also when it fails, and says that the server was not reached', async () => {
    await openClasses()
    bent.fail('logout.php')
    await logout()
    await heading('Student Login')
    expect(screen.getByRole('alert')).toHaveTextContent('server was not reached')
    // The one thing kept: that the server is still to be told.
    expect(await stored()).toEqual({ logoutOwed: 'true' })
  })

  test('empties the device before the backend answers, and a later load tells the backend first', async () => {
    const { calls, reload } = await openClasses()
    bent.hold('logout.php')
    await logout()
    expect(await stored()).toEqual({ logoutOwed: 'true' })
    bent.mend()
    const before = (await calls()).length
    reload('/classes')
    await screen.findByText('Please sign in to continue.')
    const later = (await calls()).slice(before)
    expect(later).toEqual(['GET /backend/logout.php', 'GET /backend/auth.php'])
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
    expect(await stored()).toEqual({ 'draft:task:3': 'of Grace' })
  })
})

describe('logout that deletes something', () => {
  test('says what it deletes; Cancel deletes nothing, a confirmation everything', async () => {
    const { calls } = await openWithKept()
    const before = await stored()
    screen.getByRole('button', { name: 'Logout' }).focus()
    await logout()
    expect(await question()).toHaveAccessibleDescription(
      '1 receipt and 1 draft on this device will be deleted.',
    )
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await focused()).toBe(screen.getByRole('button', { name: 'Logout' }))
    expect(await stored()).toEqual(before)
    expect(await calls('logout.php')).toHaveLength(0)
    await confirmLogout()
    await heading('Student Login')
    expect(await stored()).toEqual({})
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
    const { calls } = await openWithKept()
    await logout()
    const before = {
      ...(await stored()),
      owner: ((await stored())['owner'] ?? '').replace(/"id":"/, '"id":"not '),
    }
    localStorage.setItem('owner', before.owner)
    vi.stubGlobal('location', { reload })
    press('Logout', await question())
    expect(reload).toHaveBeenCalledOnce()
    expect(await stored()).toEqual(before)
    expect(await calls('logout.php')).toHaveLength(0)
  })
})
