import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { type TestSchool } from '../support/server.ts'
import { fill, follow, press, submitLogin } from '../support/student.ts'

// After a session check that failed the sign-in goes on by itself.

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

/** The sign-in while the school's site answers the session check with an outage. */
async function withOutage(status: number, headers?: Record<string, string>) {
  const bent = bendCalls()
  bent.reply('auth.php', { status: 'error', message: 'Sign in first.' }, status, headers)
  const opened = await openPortal({ at: '/classes', answer: bent.answer })
  await heading('Student Login')
  expect(await screen.findByRole('alert')).toHaveTextContent('The school’s site has a problem.')
  return { ...opened, mend: bent.mend }
}

/** The form is folded away while the page waits. */
function signInAsAnother(values: Parameters<typeof fill>[0]): void {
  press('Sign in with another account')
  fill(values)
}

const TWO_STUDENTS = { students: [{}, { email: 'grace@example.org', fullName: 'Grace Hall' }] }

const comeOnline = () => dispatchEvent(new Event('online'))
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
const asksToSignIn = () => screen.findByText('Please sign in to continue.')

describe('after No connection, the sign-in goes on to the page that was asked for', () => {
  test.each([
    ['when the connection comes back', comeOnline],
    ['when the student comes back to the tab', lookAgain],
    ['when Try again is pressed', () => press('Try again')],
  ])('%s, with one call', async (_, ask) => {
    const { count, mend, path } = await withoutConnection()
    const before = count('auth.php')
    expect(before, 'the check, and its quick retry').toBe(2)
    mend()
    ask()
    await heading('Classes')
    expect(path()).toBe('/classes')
    expect(count('auth.php')).toBe(before + 1)
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
})

describe('while the school’s site has a problem', () => {
  test.each([
    ['as a date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['for an hour, of which five minutes are waited', () => '3600', 300_000],
  ])('it is asked again when it wants to be: %s', async (_, retryAfter, ms) => {
    const pass = stopClock()
    const { count, mend } = await withOutage(503, { 'Retry-After': retryAfter() })
    expect(count('auth.php'), 'no quick retry').toBe(1)
    mend()
    await pass(ms - 5000)
    comeOnline()
    lookAgain()
    expect(count('auth.php')).toBe(1)
    await pass(5000)
    await heading('Classes')
  })

  test('Try again asks at once, whatever it wants', async () => {
    const { mend } = await withOutage(503, { 'Retry-After': '60' })
    mend()
    press('Try again')
    await heading('Classes')
  })
})

test('the form is folded away while the page waits, and opens for another account', async () => {
  const { bent } = await withoutConnection({ school: TWO_STUDENTS })
  expect(screen.queryByLabelText('Email')).toBeNull()
  press('Sign in with another account')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  bent.mend()
  await submitLogin({ email: 'grace@example.org' })
  await heading('Classes')
  expect(screen.getByText('Grace')).toBeVisible()
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
  signInAsAnother({ Email: 'grace@example.org' })
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

test('what is typed into the sign-in stays when the session turns out to hold, with a way on', async () => {
  const { mend, path } = await withoutConnection()
  signInAsAnother({ Email: 'grace@example.org', Password: 'secret' })
  mend()
  comeOnline()
  await screen.findByText(/you are still signed in/)
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.org')
  expect(screen.getByLabelText('Password')).toHaveValue('secret')
  expect(path()).toBe('/login')
  press('Continue')
  await heading('Classes')
})

test('signing in while the check is under way neither waits for its answer nor goes by it', async () => {
  const { bent, count, mend } = await withoutConnection({ at: '/', school: TWO_STUDENTS })
  const answer = bent.hold('auth.php')
  const before = count('auth.php')
  comeOnline()
  await waitFor(() => expect(count('auth.php')).toBe(before + 1))
  mend()
  press('Sign in with another account')
  await submitLogin({ email: 'grace@example.org' })
  await heading('Welcome, Grace')
  answer({ status: 'success', full_name: 'Ada Okafor', course_cohort: 'Cohort 7' })
  await follow('Payments')
  expect(screen.getByText('Grace')).toBeVisible()
})
