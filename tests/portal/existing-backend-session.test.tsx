import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AUTH, callsTo, LINKS, LOGOUT, MESSAGES, TASKS } from '../support/php/calls.ts'
import { eachFault, FAILED, MESSAGE, OUTAGE, REFUSED } from '../support/php/every-fault.ts'
import type { Fault } from '../support/php/faults.ts'
import { openPhpPortal, PHP_LOGIN } from '../support/php/portal.tsx'
import { heading } from '../support/portal.tsx'
import { fill, press } from '../support/student.ts'

// The session in front of a backend that is not ours and goes wrong.

const NO_ANSWER: readonly Fault[] = ['cut-off', 'dropped']
const STUDENT_KEYS = ['userName', 'courseCohort', 'facecard', 'userLinks'] // spec 3

describe('the session check', () => {
  test('that fails leads to /login, which says whether there was an answer at all', async () => {
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

  test('that is no success leads to /login, which asks to sign in', async () => {
    const { php, load, path } = await openPhpPortal()
    await eachFault(php, AUTH, REFUSED, async () => {
      load('/classes')
      await heading('Student Login')
      expect(path()).toBe('/login')
      expect(screen.getByText('Please sign in to continue.')).toBeVisible()
      expect(screen.queryByText(/No connection/)).toBeNull()
    })
  })

  test.each([401, 403] as const)(
    'is made once more after any call that answers %i, and only its refusal leads to /login',
    async (http) => {
      const { php, load, path } = await openPhpPortal()
      for (const call of [LINKS, MESSAGES, TASKS]) {
        await eachFault(php, call, [{ refuse: MESSAGE, http }], async () => {
          load('/mentor-tasks')
          await waitFor(() => expect(callsTo(php, AUTH)).toBe(2))
          await heading('Mentor Tasks')
        })
      }
      php.fault(TASKS, { refuse: MESSAGE, http })
      load('/mentor-tasks')
      const tryAgain = await screen.findByRole('button', { name: 'Try again' })
      php.endSessions()
      fireEvent.click(tryAgain)
      await heading('Student Login')
      expect(path()).toBe('/login')
    },
  )

  test('of a session that ended meanwhile leads to /login and, signed in again, back', async () => {
    const { php, load, go, path } = await openPhpPortal()
    php.speak({ refusalStatus: 401 })
    load('/classes')
    await heading('Classes')
    php.endSessions()
    go('/mentor-tasks')
    await heading('Student Login')
    expect(screen.getByText('Please sign in to continue.')).toBeVisible()
    fill(PHP_LOGIN)
    press('Login')
    expect(await screen.findByRole('link', { name: 'Deploy a static site' })).toBeVisible()
    expect(path()).toBe('/mentor-tasks')
  })
})

describe('the logout', () => {
  // Nothing of its answer is read: an empty one is as good as any. A redirect is a page of HTML,
  // and whether it led to the login page or to an error page cannot be told from here.
  const failed = FAILED.filter((fault) => fault !== 'empty' && fault !== 'redirect')

  test('that fails clears storage, goes to /login and says that the server was not reached', async () => {
    const { php, load, enter, path } = await openPhpPortal()
    await eachFault(php, LOGOUT, [...failed, ...OUTAGE], async () => {
      await enter()
      localStorage.clear() // no logout is owed to the session before
      load('/classes')
      await heading('Classes')
      await waitFor(() =>
        expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(STUDENT_KEYS)),
      )
      press('Logout')
      await heading('Student Login')
      expect(path()).toBe('/login')
      expect(screen.getByRole('alert')).toHaveTextContent('server was not reached')
      expect(STUDENT_KEYS.filter((key) => localStorage.getItem(key) !== null)).toEqual([])
    })
  })

  test('is complete when the backend answers nothing, or refuses', async () => {
    const { php, load, enter } = await openPhpPortal()
    await eachFault(php, LOGOUT, ['empty', ...REFUSED], async () => {
      await enter()
      load('/classes')
      await heading('Classes')
      press('Logout')
      await heading('Student Login')
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })

  test('ends the backend’s session', async () => {
    const { load } = await openPhpPortal({ at: '/classes' })
    await heading('Classes')
    press('Logout')
    await heading('Student Login')
    load('/classes')
    expect(await screen.findByText('Please sign in to continue.')).toBeVisible()
  })
})
