import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { follow, stored, submitLogin } from '../support/student.ts'

// Spec 4: the session check. That a tab which is come back to asks for none is in refresh.test.tsx.

const EIGHT_DAYS_MS = 8 * 24 * 3_600_000 // an unused session ends after seven
const SIX_MINUTES_MS = 6 * 60_000 // the tasks are old by then
const FORM = { at: '/tasks-turnintin-log', shows: "Turnitin tasks' log" } // it loads nothing itself

const comeBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
const asksToSignIn = () => screen.findByText('Please sign in to continue.')

describe('entering the protected area', () => {
  test('shows a loading spinner and nothing else until the session is known', async () => {
    const release = bent.hold('auth.php')
    await openPortal({ at: '/classes' })
    expect(await screen.findByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByRole('navigation')).toBeNull()
    release()
    await heading('Classes')
    expect(screen.queryByText('Checking your session…')).toBeNull()
  })

  test('asks once a load, stores the profile of an active student and loads the links', async () => {
    const links = { class_link: 'https://meet.example.org/class' }
    const students = [{ facecard: '/faces/ada.png' }]
    const { calls } = await openPortal({ school: { students, links: { everyone: links } } })
    await heading('Welcome, Ada')
    expect(await stored()).toEqual({
      userName: 'Ada Okafor',
      courseCohort: 'Cohort 7',
      facecard: '/faces/ada.png',
      userLinks: JSON.stringify(links),
      owner: expect.any(String),
      taskList: expect.any(String), // for when it cannot be loaded
    })
    expect(await stored(sessionStorage)).toEqual({})
    expect((await calls())[0]).toBe('GET /backend/auth.php')
    await follow('Meetings')
    await follow('Dashboard', 'Welcome, Ada')
    expect(await calls('auth.php')).toHaveLength(1)
  })
})

test('a connection that comes back asks for nothing that was loaded', async () => {
  const pass = stopClock()
  const { calls } = await openPortal({ at: '/mentor-tasks' })
  await screen.findByText('No tasks available.')
  expect(await calls('fetch_messages.php')).toHaveLength(1)
  await pass(SIX_MINUTES_MS)
  const before = await calls()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await screen.findByText(/You are offline/)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull())
  expect(await calls()).toEqual(before)
})

describe('a page out of the browser’s page cache', () => {
  test('leads to /login when its session has ended', async () => {
    const { school, place } = await openPortal({ at: '/classes', shows: 'Classes' })
    await school.db.deleteFrom('sessions').execute()
    comeBack()
    await asksToSignIn()
    expect((await place()).path).toBe('/login')
  })

  test('asks once, and stays while its session lasts or the backend cannot be reached', async () => {
    const { calls, place } = await openPortal({ at: '/classes', shows: 'Classes' })
    comeBack()
    expect(await calls('auth.php')).toHaveLength(2)
    bent.fail('auth.php')
    comeBack()
    expect(await calls('auth.php')).toHaveLength(4) // the check, and its quick retry
    await heading('Classes')
    expect((await place()).path).toBe('/classes')
  })
})

describe('a call that answers 401', () => {
  test('leads by one new check to /login when the session has ended, and signing in back to the page', async () => {
    const school = { tasks: [{ title: 'Your town' }] }
    const { calls, history, place, ...opened } = await openPortal({ ...FORM, school })
    const before = (await calls()).length
    opened.school.clock.advance(EIGHT_DAYS_MS)
    history.push('/mentor-tasks')
    await asksToSignIn()
    expect((await calls()).slice(before)).toEqual([
      'GET /backend/get_tasks.php?course_cohort=Cohort+7',
      'GET /backend/auth.php',
    ])
    await submitLogin()
    expect(await screen.findByRole('link', { name: 'Your town' })).toBeVisible()
    expect((await place()).path).toBe('/mentor-tasks')
  })

  test.each([
    [401, 'the session lasts', 2, () => {}],
    [403, 'the session lasts', 2, () => {}],
    [401, 'the new check fails', 3, () => bent.fail('auth.php')], // with its quick retry
  ])('or %i leaves the page as it is where %s', async (status, _, checks, bend) => {
    const { calls, history } = await openPortal(FORM)
    bent.reply('get_tasks.php', { status: 'error', message: 'Not yours.' }, status)
    bend()
    history.push('/mentor-tasks')
    expect(await screen.findByText('Not yours.')).toBeVisible()
    expect(await calls('auth.php')).toHaveLength(checks)
    await follow('Payments') // which a session that ended would not show
    expect(await calls('auth.php')).toHaveLength(checks)
  })
})
