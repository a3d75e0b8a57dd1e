import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { openPortal } from '../support/portal.tsx'
import { comeBackToTheTab, press } from '../support/student.ts'

const GENERAL = 'The school is closed on Friday.'
const NOT_LOADED = 'Messages could not be loaded'
const school = { messages: { everyone: GENERAL } }

const banner = () => screen.queryByRole('region', { name: 'Messages' })
const sign = () => screen.queryByRole('button', { name: NOT_LOADED })
const signShown = () => screen.findByRole('button', { name: NOT_LOADED })

/** A page of the portal whose call for messages fails. */
async function openWithoutMessages() {
  bent.fail('fetch_messages.php')
  const portal = await openPortal({ at: '/classes', school })
  await signShown()
  return portal
}

test('messages that could not be loaded show in the top bar alone, whose banner offers Try again until they come', async () => {
  const { calls } = await openWithoutMessages()
  expect(sign()?.closest('header')).toHaveTextContent('Ada')
  expect(banner()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  press(NOT_LOADED)
  const shown = within(await screen.findByRole('region', { name: 'Messages' }))
  const release = bent.hold('fetch_messages.php')
  press('Try again')
  expect(await shown.findByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy')
  release({ status: 'error' })
  await waitFor(() => expect(shown.getByRole('button', { name: 'Try again' })).toBeEnabled())
  expect(shown.getByText('Messages could not be loaded.')).toBeVisible()
  expect(await calls('fetch_messages.php')).toHaveLength(3) // the first load, its quick retry, and this one
  bent.mend()
  press('Try again')
  expect(await shown.findByText(GENERAL)).toBeVisible()
  expect(sign()).toBeNull()
})

test('messages that could not be loaded are asked for when the student comes back to the tab', async () => {
  await openWithoutMessages()
  bent.mend()
  comeBackToTheTab()
  expect(await screen.findByText(GENERAL)).toBeVisible()
  expect(sign()).toBeNull()
})

test('a banner that was open before a public page does not open to say that messages failed', async () => {
  const { go, history } = await openPortal({ at: '/classes', school })
  await screen.findByText(GENERAL)
  await go('/accessibility', 'Accessibility')
  bent.fail('fetch_messages.php')
  history.back()
  await signShown()
  expect(banner()).toBeNull()
})
