import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../src/portal/api/query-client.ts'
import { recheckSession } from '../../src/portal/api/session.ts'
import { bendCalls } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { follow, stored, submitLogin } from '../support/student.ts'

const EIGHT_DAYS_MS = 8 * 24 * 3_600_000 // an unused session ends after seven
const SIX_MINUTES_MS = 6 * 60_000 // messages and tasks are old by then

const comeBackToTheTab = () =>
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
const comeBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
const asksToSignIn = () => screen.findByText('Please sign in to continue.')

describe('a page that comes back out of the browser’s page cache', () => {
  test('leads to /login when its session was ended meanwhile', async () => {
    const { school, path } = await openPortal({ at: '/classes' })
    await heading('Classes')
    await school.db.deleteFrom('sessions').execute()
    comeBack()
    await asksToSignIn()
    expect(path()).toBe('/login')
  })

  test('asks once, and stays where its session lasts or the backend cannot be reached', async () => {
    const bent = bendCalls()
    const { count, path } = await openPortal({ at: '/classes', answer: bent.answer })
    await heading('Classes')
    comeBack()
    await waitFor(() => expect(count('auth.php')).toBe(2))
    bent.fail('auth.php', 'the connection is lost')
    comeBack()
    await waitFor(() => expect(count('auth.php')).toBe(4)) // it is tried twice
    await heading('Classes')
    expect(path()).toBe('/classes')
  })
})

describe('entering the protected area', () => {
  test('shows a loading spinner and nothing else until the session is known', async () => {
    const bent = bendCalls()
    const release = bent.hold('auth.php')
    await openPortal({ at: '/classes', answer: bent.answer })
    expect(await screen.findByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByRole('navigation')).toBeNull()
    release()
    await heading('Classes')
    expect(screen.queryByText('Checking your session…')).toBeNull()
  })

  test('stores the profile of an active student and loads the links', async () => {
    const classLink = 'https://meet.example.org/class'
    const { calls, count } = await openPortal({
      school: {
        students: [{ facecard: '/faces/ada.png' }],
        links: { everyone: { class_link: classLink } },
      },
    })
    await heading('Welcome, Ada')
    await waitFor(() =>
      expect(stored()).toEqual({
        userName: 'Ada Okafor',
        courseCohort: 'Cohort 7',
        facecard: '/faces/ada.png',
        userLinks: JSON.stringify({ class_link: classLink }),
        owner: expect.any(String), // whose they are
        taskList: expect.any(String), // for when it cannot be loaded
      }),
    )
    expect(sessionStorage).toHaveLength(0)
    expect(calls[0]).toBe('GET /backend/auth.php')
    await follow('Meetings')
    await follow('Dashboard', 'Welcome, Ada')
    expect(count('auth.php'), 'once per load, whatever pages are visited').toBe(1)
  })
})

describe('the session is asked for', () => {
  test('not when the student comes back to the tab, when messages and tasks are', async () => {
    const pass = stopClock()
    const { calls, count } = await openPortal({ at: '/mentor-tasks' })
    await screen.findByText('No tasks available.')
    await waitFor(() => expect(count('fetch_messages.php')).toBe(1))
    await pass(SIX_MINUTES_MS)
    comeBackToTheTab()
    await waitFor(() => expect(count('fetch_messages.php')).toBe(2))
    await waitFor(() => expect(count('get_tasks.php')).toBe(2))
    expect(count('auth.php'), calls.join()).toBe(1)
  })

  test('not when the connection comes back, for what was loaded', async () => {
    const pass = stopClock()
    const { calls, count } = await openPortal({ at: '/mentor-tasks' })
    await screen.findByText('No tasks available.')
    await waitFor(() => expect(count('fetch_messages.php')).toBe(1))
    await pass(SIX_MINUTES_MS)
    const before = [...calls]
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await screen.findByText(/You are offline/)
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull())
    expect(calls).toEqual(before)
  })
})

describe('a session that has ended', () => {
  test('is found by a call that answers 401: one new check leads to /login, and signing in back to the page', async () => {
    const { school, calls, history, path } = await openPortal({
      at: '/tasks-turnintin-log', // asks the backend nothing until it is sent
      school: { tasks: [{ title: 'Your town' }] },
    })
    await heading("Turnitin tasks' log")
    await waitFor(() => expect(calls).toHaveLength(3))
    school.clock.advance(EIGHT_DAYS_MS)
    history.push('/mentor-tasks')
    await asksToSignIn()
    expect(calls.slice(3)).toEqual([
      'GET /backend/get_tasks.php?course_cohort=Cohort+7',
      'GET /backend/auth.php',
    ])
    await submitLogin()
    expect(await screen.findByRole('link', { name: 'Your town' })).toBeVisible()
    expect(path()).toBe('/mentor-tasks')
  })

  test.each([401, 403])('is not meant by a call that answers %i while it holds', async (status) => {
    const bent = bendCalls()
    bent.reply('get_tasks.php', { status: 'error', message: 'Not yours.' }, status)
    const { count, path } = await openPortal({ at: '/mentor-tasks', answer: bent.answer })
    expect(await screen.findByText('Not yours.')).toBeVisible()
    await waitFor(() => expect(count('auth.php')).toBe(2))
    await follow('Payments') // which a session that ended would not show
    expect(path()).toBe('/payments')
    expect(count('auth.php')).toBe(2)
  })

  test('is not found where the new check fails', async () => {
    const bent = bendCalls()
    const { count, history, path } = await openPortal({
      at: '/tasks-turnintin-log',
      answer: bent.answer,
    })
    await heading("Turnitin tasks' log")
    bent.reply('get_tasks.php', { status: 'error', message: 'Not now.' }, 401)
    bent.fail('auth.php', 'the connection is lost')
    history.push('/mentor-tasks')
    await waitFor(() => expect(count('auth.php')).toBe(3)) // the check, and its quick retry
    expect(await screen.findByText('Not now.')).toBeVisible()
    await follow('Payments') // which a session that ended would not show
    expect(path()).toBe('/payments')
    expect(count('auth.php')).toBe(3)
  })
})

test('a refusal that comes after the protected area was left asks nothing', async () => {
  const { calls } = await openPortal({ at: '/login', signedIn: false })
  await heading('Student Login')
  expect(await recheckSession(createQueryClient())).toBe(false)
  expect(calls).toEqual([])
})
