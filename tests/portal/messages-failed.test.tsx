import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Failure } from '../support/backend-calls.ts'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { press } from '../support/student.ts'

const GENERAL = 'The school is closed on Friday.'
const NOT_LOADED = 'Messages could not be loaded'

const banner = () => screen.queryByRole('region', { name: 'Messages' })
const sign = () => screen.queryByRole('button', { name: NOT_LOADED })
const signShown = () => screen.findByRole('button', { name: NOT_LOADED })

type WithoutMessages = { at?: string; failure?: Failure | 'refused' }

/** A page of the portal whose call for messages failed, or was refused. */
async function openWithoutMessages({
  at = '/classes',
  failure = 'the connection is lost',
}: WithoutMessages = {}) {
  const bent = bendCalls()
  if (failure === 'refused') bent.reply('fetch_messages.php', { status: 'error' })
  else bent.fail('fetch_messages.php', failure)
  const school = { messages: { everyone: GENERAL }, tasks: [{ title: 'Your town' }] }
  return { ...(await openPortal({ at, school, answer: bent.answer })), bent }
}

/** Presses the sign, and answers with what the banner holds then. */
async function openSign() {
  await signShown()
  press(NOT_LOADED)
  return within(await screen.findByRole('region', { name: 'Messages' }))
}

test.each(['the connection is lost', 'refused'] as const)(
  'messages that could not be loaded are said to be so in the top bar, without a banner: %s',
  async (failure) => {
    await openWithoutMessages({ failure })
    expect((await signShown()).closest('header')).toHaveTextContent('Ada')
    expect(banner()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a press says so in the banner, where Try again says it as long as it is so, and then brings the messages', async () => {
  const { bent, count } = await openWithoutMessages()
  const shown = await openSign()
  const release = bent.hold('fetch_messages.php')
  press('Try again')
  expect(await shown.findByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy')
  release({ status: 'error' })
  await waitFor(() => expect(shown.getByRole('button', { name: 'Try again' })).toBeEnabled())
  expect(shown.getByText('Messages could not be loaded.')).toBeVisible()
  expect(count('fetch_messages.php')).toBe(3) // the first load, its quick retry, and this one
  bent.mend()
  press('Try again')
  expect(await shown.findByText(GENERAL)).toBeVisible()
  expect(sign()).toBeNull()
})

test('the task form does not say that messages could not be loaded', async () => {
  const { history } = await openWithoutMessages({ at: '/mentor-tasks/1' })
  await signShown()
  history.push('/mentor-tasks/1/submit')
  await heading('Submit Task')
  expect(sign()).toBeNull()
})

test('messages that could not be loaded are asked for when the student comes back to the tab', async () => {
  const { bent } = await openWithoutMessages()
  await signShown()
  bent.mend()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await screen.findByText(GENERAL)).toBeVisible()
  expect(sign()).toBeNull()
})

test('a banner that was open before a public page does not say that messages could not be loaded', async () => {
  const bent = bendCalls()
  const school = { messages: { everyone: GENERAL } }
  const { history } = await openPortal({ at: '/classes', school, answer: bent.answer })
  await screen.findByText(GENERAL)
  history.push('/accessibility')
  await heading('Accessibility')
  bent.fail('fetch_messages.php', 'the connection is lost')
  history.back()
  await signShown()
  expect(banner()).toBeNull()
})
