import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { comeBackToTheTab, fill, focused, follow, press, submitLogin } from '../support/student.ts'

// Decisions, Session: after a session check that failed, the sign-in goes on by itself.

const POLL_MS = 15_000
const GRACE = { email: 'grace@example.org', fullName: 'Grace Hall' }

const comeOnline = () => dispatchEvent(new Event('online'))

async function openSignIn({ at = '/classes', signedIn = true, says = 'No connection' } = {}) {
  const school = { students: [{}, GRACE] }
  const opened = await openPortal({ at, shows: 'Student Login', signedIn, school })
  expect(await screen.findByRole('alert')).toHaveTextContent(says)
  return opened
}

/** The sign-in after a session check that no answer came to. */
function openUnchecked(how = {}) {
  bent.fail('auth.php')
  return openSignIn(how)
}

/** The sign-in while the school's site has a problem and says when it wants to be asked again. */
function openOutage(retryAfter: string) {
  bent.reply('auth.php', {}, 503, { 'Retry-After': retryAfter })
  return openSignIn({ says: 'The school’s site has a problem.' })
}

/** The form is folded away while the page waits. */
function typeAnotherAccount(values: Parameters<typeof fill>[0]): void {
  press('Sign in with another account')
  fill(values)
}

describe('after No connection, the sign-in leads on to the page that was asked for', () => {
  test.each([
    ['when the connection comes back', comeOnline],
    ['when the student comes back to the tab', comeBackToTheTab],
    ['when Try again is pressed', () => press('Try again')],
  ])('%s, with one call', async (_, act) => {
    const { calls, place } = await openUnchecked()
    expect(await calls('auth.php')).toHaveLength(2) // the check, and its quick retry
    bent.mend()
    act()
    await heading('Classes')
    expect((await place()).path).toBe('/classes')
    expect(await calls('auth.php')).toHaveLength(3)
  })

  test('by itself, for as long as it takes', async () => {
    const pass = stopClock()
    const { calls } = await openUnchecked()
    await pass(POLL_MS)
    expect(await calls('auth.php')).toHaveLength(4)
    expect(screen.getByRole('alert')).toHaveTextContent('No connection')
    bent.mend()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled())
    await pass(POLL_MS)
    await heading('Classes')
  })
})

describe('while the school’s site has a problem', () => {
  test.each([
    ['at its date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['after five minutes at most', () => '3600', 300_000],
  ])('it is asked again by itself, %s', async (_, retryAfter, ms) => {
    const pass = stopClock()
    const { calls } = await openOutage(retryAfter())
    bent.mend()
    await pass(ms - 5000)
    comeOnline()
    comeBackToTheTab()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
    expect(await calls('auth.php'), 'also no quick retry').toHaveLength(1)
    await pass(5000)
    await heading('Classes')
  })

  test('Try again asks at once', async () => {
    await openOutage('60')
    bent.mend()
    press('Try again')
    await heading('Classes')
  })
})

test('a tab in the background asks nothing', async () => {
  const pass = stopClock()
  const { calls } = await openUnchecked()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(POLL_MS)
  comeOnline()
  expect(await calls('auth.php')).toHaveLength(2)
})

test('a session that is then refused asks to sign in, keeps what is typed, and asks no more', async () => {
  const pass = stopClock()
  const { calls, place } = await openUnchecked({ signedIn: false })
  typeAnotherAccount({ Email: GRACE.email })
  bent.mend()
  comeOnline()
  await screen.findByText('Please sign in to continue.')
  expect(screen.getByLabelText('Email')).toHaveValue(GRACE.email)
  expect((await place()).path).toBe('/login')
  await pass(POLL_MS)
  comeOnline()
  expect(await calls('auth.php')).toHaveLength(3)
})

test('a session that then holds keeps what is typed, and offers to go on', async () => {
  const { place } = await openUnchecked()
  typeAnotherAccount({ Email: GRACE.email, Password: 'secret' })
  bent.mend()
  comeOnline()
  await screen.findByText(/you are still signed in/)
  expect(screen.getByLabelText('Email')).toHaveValue(GRACE.email)
  expect(screen.getByLabelText('Password')).toHaveValue('secret')
  expect((await place()).path).toBe('/login')
  press('Continue')
  await heading('Classes')
})

test('the form is folded away, and signing in with it neither waits for a check nor goes by it', async () => {
  const { calls } = await openUnchecked({ at: '/' })
  expect(screen.queryByLabelText('Email')).toBeNull()
  const answer = bent.hold('auth.php')
  comeOnline()
  expect(await calls('auth.php')).toHaveLength(3)
  bent.mend()
  press('Sign in with another account')
  expect(await focused()).toBe(screen.getByLabelText('Email'))
  await submitLogin(GRACE)
  await heading('Welcome, Grace')
  answer({ status: 'success', full_name: 'Ada Okafor', course_cohort: 'Cohort 7' })
  await follow('Payments')
  expect(screen.getByText('Grace')).toBeVisible()
})
