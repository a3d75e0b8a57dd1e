import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SHAPES } from '../support/full-school.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { ROUTED_TASK } from '../support/routes.ts'
import {
  fillStorage,
  openCard,
  press,
  submitLogin,
  submitTask,
  taskSubmitted,
} from '../support/student.ts'

// Storage as private windows, full phones and strict settings have it.

const PROTECTED = SHAPES.filter(({ isPublic }) => !isPublic)

const STORAGES = {
  blocked() {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      })
    }
  },
  full: fillStorage,
  'full of rubbish'() {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue('\u0000}{]"<script>')
  },
}

// Before the set-up of all tests clears the storage.
afterEach(() => void vi.restoreAllMocks())

describe.each(Object.entries(STORAGES))('with storage that is %s', (_, spoil) => {
  test('every kind of page shows, and a student signs in, hands in a task and logs out', async () => {
    spoil()
    const { school, user, go, history } = await openPortal({
      at: '/login',
      signedIn: false,
      school: {
        tasks: [ROUTED_TASK],
        messages: { everyone: 'No class on Friday.' },
        links: { everyone: { cloud_link: 'https://example.org/cloud' } },
      },
    })
    await heading('Student Login')
    await user.click(screen.getByLabelText('Remember me'))
    await submitLogin()
    await heading(/^Welcome/)
    for (const { path, heading: title } of PROTECTED.toReversed()) {
      await go(path, title)
      expect(screen.queryByRole('alert'), path).toBeNull()
    }
    expect(await screen.findByText('No class on Friday.')).toBeVisible()
    await openCard('Cloud Link')
    expect(await screen.findByRole('link', { name: 'Click Here' })).toBeVisible()
    history.push('/mentor-tasks')
    await user.click(await screen.findByRole('link', { name: ROUTED_TASK.title }))
    await heading(ROUTED_TASK.title)
    await user.click(screen.getByRole('link', { name: 'Submit Task Here' }))
    await heading('Submit Task')
    await submitTask()
    press('Done', await taskSubmitted())
    await heading('Mentor Tasks')
    expect(await school.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1)
    press('Logout')
    await heading('Student Login')
  })
})
