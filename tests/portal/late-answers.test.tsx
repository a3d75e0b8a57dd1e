import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, follow, confirmLogout, stored, submitLogin, submitTask } from '../support/student.ts'

// Answers about the student before, which come when another tab has signed in or out.

const ADA = { status: 'success', full_name: 'Ada Okafor', course_cohort: 'Cohort 7' }
const GRACE = { ...ADA, full_name: 'Grace Hall' }

function owner(email: string, name: string, signedInAt = 1): string {
  return JSON.stringify({
    id: email,
    email,
    pendingEmail: null,
    name,
    cohort: 'Cohort 7',
    signedInAt,
  })
}

const TWO_STUDENTS = { students: [{}, { email: 'grace@example.org', fullName: 'Grace Hall' }] }

/** Another tab signs somebody in. */
function signInElsewhere(email: string, name: string): void {
  localStorage.setItem('owner', owner(email, name, 2))
  dispatchEvent(new StorageEvent('storage', { key: 'owner' }))
}

/** The portal of Ada, whose session check is under way. */
async function openWhileAsking() {
  localStorage.setItem('owner', owner('ada@example.org', 'Ada Okafor'))
  const bent = bendCalls()
  const answer = bent.hold('auth.php')
  const opened = await openPortal({ answer: bent.answer })
  await waitFor(() => expect(opened.count('auth.php')).toBe(1))
  return { ...opened, bent, answer }
}

describe('a session check that was under way', () => {
  test('when another tab signed out stores nothing, and leads to /login', async () => {
    const { bent, answer, path } = await openWhileAsking()
    localStorage.clear()
    bent.reply('auth.php', { status: 'error' })
    answer(ADA)
    await heading('Student Login')
    expect(path()).toBe('/login')
    expect(stored()).toEqual({})
  })

  test('when another student signed in in another tab costs that student nothing', async () => {
    const { bent, answer } = await openWhileAsking()
    localStorage.clear()
    localStorage.setItem('owner', owner('grace@example.org', 'Grace Hall', 2))
    localStorage.setItem('draft:task:3', 'of Grace')
    bent.reply('auth.php', GRACE)
    answer(ADA)
    await heading('Welcome, Grace')
    expect(stored()).toMatchObject({ userName: 'Grace Hall', 'draft:task:3': 'of Grace' })
    expect(stored()['owner']).toContain('grace@example.org')
  })

  test('when the same student signed in again in another tab does not lead to /login', async () => {
    const { bent, answer, count } = await openWhileAsking()
    localStorage.setItem('owner', owner('ada@example.org', 'Ada Okafor', 2))
    bent.reply('auth.php', ADA)
    answer({ status: 'error' })
    await heading('Welcome, Ada')
    expect(screen.queryByRole('heading', { name: 'Student Login' })).toBeNull()
    expect(count('auth.php')).toBe(2)
  })
})

test('a submission that is answered while a public page is open is told of in the portal', async () => {
  const bent = bendCalls()
  const { history } = await openPortal({ at: '/mentor-tasks/3/submit', answer: bent.answer })
  const answer = bent.hold('submit_task.php')
  await submitTask()
  history.push('/accessibility')
  await screen.findByRole('link', { name: 'Go to the student portal' })
  answer({ status: 'success' })
  await waitFor(() => expect(stored()['receipts']).toBeDefined())
  await new Promise((told) => setTimeout(told)) // React Query tells of it in the next task
  history.push('/payments')
  await heading('Payments')
  expect(screen.getByText('Task 3 was submitted.')).toBeVisible()
})

test('a submission that is answered after Logout is none of the next student’s', async () => {
  const bent = bendCalls()
  const at = '/mentor-tasks/3/submit'
  const { history } = await openPortal({ at, school: TWO_STUDENTS, answer: bent.answer })
  const answer = bent.hold('submit_task.php')
  await submitTask()
  await confirmLogout()
  await submitLogin({ email: 'grace@example.org' })
  await heading('Welcome, Grace')
  history.push(at)
  await heading('Submit Task')
  fill({ 'Student ID': 'G-1' })
  expect(screen.getByRole('button', { name: 'Submit Task' })).toBeEnabled()
  answer({ status: 'success' })
  await follow('Payments')
  expect(stored()['receipts']).toBeUndefined()
  expect(stored()['draft:task:3']).toContain('G-1')
})

test('a sign-in that is under way is not disturbed by one in another tab, and the page is that of its student', async () => {
  const bent = bendCalls()
  const answer = bent.hold('login.php')
  const portal = { at: '/payments', signedIn: false, school: TWO_STUDENTS, answer: bent.answer }
  const { count } = await openPortal(portal)
  await submitLogin({ email: 'grace@example.org' })
  signInElsewhere('ada@example.org', 'Ada Okafor')
  answer()
  await heading('Payments')
  expect(screen.getByText('Grace')).toBeVisible()
  expect(stored()['userName']).toBe('Grace Hall')
  expect(count('auth.php')).toBe(2) // the load, and the entry after the sign-in
})

test('a sign-in that is answered after the student went on with the session of before asks for the new one', async () => {
  const bent = bendCalls()
  const answer = bent.hold('login.php')
  const portal = { at: '/payments', signedIn: false, school: TWO_STUDENTS, answer: bent.answer }
  const { history, school } = await openPortal(portal)
  await submitLogin({ email: 'grace@example.org' })
  await school.signIn()
  history.push('/classes')
  await heading('Classes')
  expect(screen.getByText('Ada')).toBeVisible()
  answer()
  await heading('Payments')
  expect(await screen.findByText('Grace')).toBeVisible()
})

test('a tab that waits at the sign-in leads another student, who signs in in another tab, to the dashboard', async () => {
  localStorage.setItem('owner', owner('ada@example.org', 'Ada Okafor'))
  const { path, school } = await openPortal({
    at: '/payments',
    signedIn: false,
    school: TWO_STUDENTS,
  })
  await heading('Student Login')
  await school.signIn('grace@example.org')
  signInElsewhere('grace@example.org', 'Grace Hall')
  await heading('Welcome, Grace')
  expect(path()).toBe('/')
})
