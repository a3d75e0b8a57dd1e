import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { confirmLogout, fill, follow, stored, submitLogin, submitTask } from '../support/student.ts'

// Answers about one student that come when another tab has signed in or out.

const REPLY = { status: 'success', full_name: 'Ada Okafor', course_cohort: 'Cohort 7' }
const REPLY_OF_GRACE = { ...REPLY, full_name: 'Grace Hall' }
const ADA = { email: 'ada@example.org', fullName: 'Ada Okafor' }
const GRACE = { email: 'grace@example.org', fullName: 'Grace Hall' }
const school = { students: [ADA, GRACE] }

/** What the device keeps of its owner. */
function storeOwner({ email, fullName: name }: typeof ADA, signedInAt = 1): void {
  const owner = { id: email, email, pendingEmail: null, name, cohort: 'Cohort 7', signedInAt }
  localStorage.setItem('owner', JSON.stringify(owner))
}

/** Another tab signs a student in. */
function signInElsewhere(student: typeof ADA): void {
  storeOwner(student, 2)
  dispatchEvent(new StorageEvent('storage', { key: 'owner' }))
}

/** The portal of Ada, whose session check is under way. */
async function openWhileAsking() {
  storeOwner(ADA)
  const answer = bent.hold('auth.php')
  const opened = await openPortal()
  expect(await opened.calls('auth.php')).toHaveLength(1)
  return { ...opened, answer }
}

/** The sign-in of Grace, whose answer is under way. */
async function openWhileSigningIn() {
  const answer = bent.hold('login.php')
  const opened = await openPortal({ at: '/payments', signedIn: false, school })
  await submitLogin(GRACE)
  return { ...opened, answer }
}

describe('the answer to a session check', () => {
  test('is stored nowhere when another tab has signed out, and the page is /login', async () => {
    const { answer, place } = await openWhileAsking()
    localStorage.clear()
    bent.reply('auth.php', { status: 'error' })
    answer(REPLY)
    await heading('Student Login')
    expect((await place()).path).toBe('/login')
    expect(await stored()).toEqual({})
  })

  test('takes nothing from another student who has signed in in another tab', async () => {
    const { answer } = await openWhileAsking()
    localStorage.clear()
    storeOwner(GRACE, 2)
    localStorage.setItem('draft:task:3', 'of Grace')
    bent.reply('auth.php', REPLY_OF_GRACE)
    answer(REPLY)
    await heading('Welcome, Grace')
    expect(await stored()).toMatchObject({ userName: 'Grace Hall', 'draft:task:3': 'of Grace' })
    expect((await stored())['owner']).toContain(GRACE.email)
  })

  test('does not lead to /login when the student has signed in again in another tab', async () => {
    const { answer, calls } = await openWhileAsking()
    storeOwner(ADA, 2)
    bent.reply('auth.php', REPLY)
    answer({ status: 'error' })
    await heading('Welcome, Ada')
    expect(screen.queryByRole('heading', { name: 'Student Login' })).toBeNull()
    expect(await calls('auth.php')).toHaveLength(2)
  })
})

describe('the answer to a submission', () => {
  test('that comes while a public page is open is told of in the portal', async () => {
    const { go, history } = await openPortal({ at: '/mentor-tasks/3/submit' })
    const answer = bent.hold('submit_task.php')
    await submitTask()
    history.push('/accessibility')
    await screen.findByRole('link', { name: 'Go to the student portal' })
    answer({ status: 'success' })
    expect((await stored())['receipts']).toBeDefined()
    await go('/payments', 'Payments')
    expect(screen.getByText('Task 3 was submitted.')).toBeVisible()
  })

  test('that comes after Logout is none of the next student’s', async () => {
    const at = '/mentor-tasks/3/submit'
    const { go } = await openPortal({ at, school })
    const answer = bent.hold('submit_task.php')
    await submitTask()
    await confirmLogout()
    await submitLogin(GRACE)
    await heading('Welcome, Grace')
    await go(at, 'Submit Task')
    fill({ 'Student ID': 'G-1' })
    expect(screen.getByRole('button', { name: 'Submit Task' })).toBeEnabled()
    answer({ status: 'success' })
    await follow('Payments')
    expect((await stored())['receipts']).toBeUndefined()
    expect((await stored())['draft:task:3']).toContain('G-1')
  })
})

describe('the answer to a sign-in', () => {
  test('opens the page of its student, whoever has signed in in another tab meanwhile', async () => {
    const { answer, calls } = await openWhileSigningIn()
    signInElsewhere(ADA)
    answer()
    await heading('Payments')
    expect(screen.getByText('Grace')).toBeVisible()
    expect((await stored())['userName']).toBe('Grace Hall')
    expect(await calls('auth.php')).toHaveLength(2) // the load, and the entry after the sign-in
  })

  test('asks for the new session where the student has gone on with the former one', async () => {
    const { answer, go, ...opened } = await openWhileSigningIn()
    await opened.school.signIn()
    await go('/classes', 'Classes')
    expect(screen.getByText('Ada')).toBeVisible()
    answer()
    await heading('Payments')
    expect(await screen.findByText('Grace')).toBeVisible()
  })
})

test('a tab that waits at the sign-in goes to the dashboard when another student signs in in another tab', async () => {
  storeOwner(ADA)
  const at = '/payments'
  const opened = await openPortal({ at, shows: 'Student Login', signedIn: false, school })
  await opened.school.signIn(GRACE.email)
  signInElsewhere(GRACE)
  await heading('Welcome, Grace')
  expect((await opened.place()).path).toBe('/')
})
