import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eachFault, FAILED, MESSAGE, OUTAGE, REFUSED, type Fault } from '../support/php/faults.ts'
import { openPhpPortal, PHP_LOGIN } from '../support/php/portal.tsx'
import { PHP_STUDENT } from '../support/php/school.ts'
import { heading } from '../support/portal.tsx'
import { fill, press } from '../support/student.ts'

// A school's existing backend that goes wrong, over real connections: every fault of one call that loads and
// of one call of a form. The portal treats all failed calls alike.

const AUTH = '/backend/auth.php'
const LOGIN = '/backend/login.php'
const NO_ANSWER: readonly Fault[] = ['cut-off', 'dropped']

test('a session check that fails leads to /login, which says whether any answer came', async () => {
  const { php, load, path } = await openPhpPortal()
  const saysWhy = (words: string) => async () => {
    load('/classes')
    await heading('Student Login')
    expect(path()).toBe('/login')
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  }
  await eachFault(php, AUTH, NO_ANSWER, saysWhy('No connection'))
  const answered = [...FAILED.filter((fault) => !NO_ANSWER.includes(fault)), ...OUTAGE]
  await eachFault(php, AUTH, answered, saysWhy('The school’s site has a problem.'))
  load('/classes')
  await heading('Classes')
})

test('a session check that is no success leads to /login, which asks to sign in', async () => {
  const { php, load, path } = await openPhpPortal()
  await eachFault(php, AUTH, REFUSED, async () => {
    load('/classes')
    await heading('Student Login')
    expect(path()).toBe('/login')
    expect(screen.getByText('Please sign in to continue.')).toBeVisible()
    expect(screen.queryByText(/No connection/)).toBeNull()
  })
})

test('a failed login shows the generic message, a refused one the server’s, and what was typed stays', async () => {
  const { php, pressInVain } = await openPhpPortal({ at: '/login', signedIn: false })
  await heading('Student Login')
  fill(PHP_LOGIN)
  const saying = (message: string) => async () => {
    await pressInVain('Login', LOGIN)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  }
  const generic = saying('An error occurred. Please try again.')
  await eachFault(php, LOGIN, [...FAILED, { refuse: null, http: 200 }], generic)
  await eachFault(php, LOGIN, [...REFUSED, ...OUTAGE], saying(MESSAGE))
  expect(screen.getByLabelText('Email')).toHaveValue(PHP_STUDENT.email)
  press('Login')
  await heading('Welcome, Ngozi')
})
