import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { openPortal } from '../support/portal.tsx'
import { press, submitLogin } from '../support/student.ts'

// A school's existing backend that goes wrong: every fault of one call that loads and of one call of a form. The
// portal treats all failed calls alike.

const CALLS = ['auth.php', 'login.php'] as const

const NO_CONNECTION = /^No connection/
const PROBLEM = /^The school’s site has a problem\./
const SIGN_IN = 'Please sign in to continue.'
const GENERIC = 'An error occurred. Please try again.'
const MESSAGE = 'The registry says no – ask at the desk.'

const REFUSAL = JSON.stringify({ status: 'error', message: MESSAGE })

async function expectWords(session: string | RegExp, login: string): Promise<void> {
  const { place } = await openPortal({ at: '/classes', shows: 'Student Login' })
  expect(await screen.findByText(session)).toBeVisible()
  expect((await place()).path).toBe('/login')
  if (session !== SIGN_IN) {
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
    press('Sign in with another account')
  }
  await submitLogin()
  expect(await screen.findByText(login)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
}

// Every body that is unreadable: tests/contract/reply.test.ts.
test.each([
  ['a fatal error as HTML', '<br />\n<b>Fatal error</b>:  Uncaught', 200],
  ['an error page', '<!DOCTYPE html><h1>Internal Server Error</h1>', 500],
  ['the words of a server in front', 'The backend did not answer.', 502],
])('%s is a problem of the site, and a failed sign-in', async (_, body, status) => {
  for (const call of CALLS) bent.say(call, body, status)
  await expectWords(PROBLEM, GENERIC)
})

test.each([
  [200, SIGN_IN],
  [401, SIGN_IN],
  [403, SIGN_IN],
  [404, SIGN_IN],
  [429, PROBLEM],
  [500, PROBLEM],
  [503, PROBLEM],
])(
  'a refusal with HTTP %i says why to a form; to the session check it is %s',
  async (http, says) => {
    for (const call of CALLS) bent.say(call, REFUSAL, http)
    await expectWords(says, MESSAGE)
  },
)

test('a refusal without a message has the generic one', async () => {
  for (const call of CALLS) bent.reply(call, { status: 'error' })
  await expectWords(SIGN_IN, GENERIC)
})

test.each([
  ['breaks before an answer', bent.fail],
  ['breaks within an answer', bent.cutOff],
])('a connection that %s is no connection, and a failed sign-in', async (_, breakCall) => {
  for (const call of CALLS) breakCall(call)
  await expectWords(NO_CONNECTION, GENERIC)
})
