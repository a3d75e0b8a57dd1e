import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { logout, submitLogin } from '../support/student.ts'

/** The code of the shell comes over a slow network: it arrives when the test lets it. */
const shellCode = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../src/portal/shell/shell.tsx', async (load) => {
  await shellCode.promise
  return load()
})

const ENTRY_CALLS = [
  'GET /backend/auth.php',
  'GET /backend/fetch_messages.php',
  'GET /backend/get_links.php',
  'GET /backend/get_tasks.php?course_cohort=Cohort+7',
]

test('the portal asks for the dashboard’s data before its code is there, and only once', async () => {
  const { calls } = await openPortal()
  expect((await calls()).toSorted()).toEqual(ENTRY_CALLS)
  shellCode.resolve()
  await heading('Welcome, Ada')
  await screen.findByText('Nothing is due at the moment.')
  expect((await calls()).toSorted()).toEqual(ENTRY_CALLS)
})

test('each sign-in asks for everything once more', async () => {
  shellCode.resolve()
  const { calls } = await openPortal({ shows: 'Welcome, Ada' })
  await logout()
  await heading('Student Login')
  const before = (await calls()).length
  await submitLogin()
  await heading('Welcome, Ada')
  await screen.findByText('Nothing is due at the moment.')
  expect((await calls()).slice(before).toSorted()).toEqual([
    ...ENTRY_CALLS,
    'POST /backend/login.php',
  ])
})

test('a page replaces the spinner without any delay', async ({ signal }) => {
  shellCode.resolve()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  /** Lets everything happen but the passing of time. */
  const untilShown = async (shown: () => HTMLElement | null) => {
    while (shown() === null && !signal.aborted) {
      await act(async () => {
        vi.advanceTimersByTime(0)
        await new Promise(setImmediate)
      })
    }
  }
  const release = bent.hold('auth.php')
  await openPortal()
  await untilShown(() => screen.queryByText('Checking your session…'))
  release()
  await untilShown(() => screen.queryByRole('heading', { name: 'Welcome, Ada' }))
  expect(screen.queryByText('Checking your session…')).toBeNull()
})
