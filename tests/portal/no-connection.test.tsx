import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { PASSWORD, type TestSchool } from '../support/server.ts'
import { fill, follow, press, submitLogin } from '../support/student.ts'

// After a session check that did not reach the school the sign-in goes on by itself.

const POLL_MS = 15_000

/** The sign-in after a session check that failed; `mend` brings the backend back. */
async function withoutConnection(
  portal: { at?: string; signedIn?: boolean; school?: TestSchool } = {},
) {
  const bent = bendCalls()
  bent.fail('auth.php', 'the connection is lost')
  const opened = await openPortal({ at: '/classes', ...portal, answer: bent.answer })
  await heading('Student Login')
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection')
  return { ...opened, bent, mend: bent.mend }
}

const TWO_STUDENTS = { students: [{}, { email: 'grace@example.org', fullName: 'Grace Hall' }] }

const comeOnline = () => dispatchEvent(new Event('online'))
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
const asksToSignIn = () => screen.findByText('Please sign in to continue.')

describe('after No connection, the sign-in goes on to the page that was asked for', () => {
  test('when the device is online again', async () => {
    const { mend, path } = await withoutConnection()
    mend()
    comeOnline()
    await heading('Classes')
    expect(path()).toBe('/classes')
  })

  test('when the student comes back to the tab', async () => {
    const { mend } = await withoutConnection()
    mend()
    lookAgain()
    await heading('Classes')
  })

  test('when Try again is pressed', async () => {
    const { mend } = await withoutConnection()
    mend()
    press('Try again')
    await heading('Classes')
  })

  test('by itself, for as long as it takes', async () => {
    const pass = stopClock()
    const { count, mend } = await withoutConnection()
    const before = count('auth.php')
    await pass(POLL_MS)
    await waitFor(() => expect(count('auth.php')).toBe(before + 2)) // the check, and its quick retry
    expect(screen.getByRole('alert')).toHaveTextContent('No connection')
    mend()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled())
    await pass(POLL_MS)
    await heading('Classes')
  })

  test('with one call, whose answer the page is shown with', async () => {
    const { count, mend } = await withoutConnection()
    const before = count('auth.php')
    mend()
    comeOnline()
    await heading('Classes')
    expect(count('auth.php')).toBe(before + 1)
  })
})

test('a tab that nobody looks at asks nothing', async () => {
  const pass = stopClock()
  const { count } = await withoutConnection()
  const before = count('auth.php')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(POLL_MS)
  comeOnline()
  expect(count('auth.php')).toBe(before)
})

test('a session that is refused then says what it always says, and asks no more', async () => {
  const pass = stopClock()
  const { count, mend, path } = await withoutConnection({ signedIn: false })
  fill({ Email: 'grace@example.org' })
  mend()
  comeOnline()
  await asksToSignIn()
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.org')
  expect(path()).toBe('/login')
  const before = count('auth.php')
  await pass(POLL_MS)
  comeOnline()
  expect(count('auth.php')).toBe(before)
})

describe('what is typed into the sign-in', () => {
  test('stays when the session turns out to hold, with a way on', async () => {
    const { mend, path } = await withoutConnection()
    fill({ Email: 'grace@example.org', Password: 'secret' })
    mend()
    comeOnline()
    await screen.findByText(/you are still signed in/)
    expect(screen.getByLabelText('Email')).toHaveValue('grace@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    expect(path()).toBe('/login')
    press('Go on')
    await heading('Classes')
  })

  test('may be of another student, who signs in and meets nothing of the one before', async () => {
    const { mend } = await withoutConnection({ at: '/', school: TWO_STUDENTS })
    fill({ Email: 'grace@example.org', Password: PASSWORD })
    mend()
    comeOnline()
    await screen.findByText(/you are still signed in/)
    press('Login')
    await heading('Welcome, Grace')
  })
})

test('signing in while the check is under way neither waits for its answer nor goes by it', async () => {
  const { bent, count, mend } = await withoutConnection({ at: '/', school: TWO_STUDENTS })
  const answer = bent.hold('auth.php')
  const before = count('auth.php')
  comeOnline()
  await waitFor(() => expect(count('auth.php')).toBe(before + 1))
  mend()
  await submitLogin({ email: 'grace@example.org' })
  await heading('Welcome, Grace')
  answer({ status: 'success', full_name: 'Ada Okafor', course_cohort: 'Cohort 7' })
  await follow('Payments')
  expect(screen.getByText('Grace')).toBeVisible()
})
