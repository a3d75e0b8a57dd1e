import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveLinks } from '../../src/server/store/links.ts'
import { heading, openPortal } from '../support/portal.tsx'

const LINKS = { cloud_link: 'https://example.org/old', lesson_time: '6 PM' }
const MINUTE_MS = 60_000

/** The page of classes with an open modal, in a tab that can be left and come back to. */
async function openModal(laterAnswer?: () => Promise<Response> | void) {
  vi.useFakeTimers({ toFake: ['Date'] })
  let arrived = false
  const portal = await openPortal({
    at: '/classes',
    school: { links: { everyone: LINKS } },
    answer: (path) =>
      arrived && path.includes('get_links') ? (laterAnswer?.() ?? undefined) : undefined,
  })
  await heading('Classes')
  await screen.findByText('6 PM')
  arrived = true
  await portal.user.click(screen.getByRole('button', { name: 'View', description: 'Cloud Link' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Cloud Link' }))
  const callsOf = (name: string) => portal.calls.filter((call) => call.includes(name)).length
  return { ...portal, modal, callsOf }
}

/** Comes back to the tab, and lets the portal begin what it does then. */
async function comeBackAfter(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await act(async () => {
    fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  })
}

test('coming back to a tab brings the links and the lesson time up to date', async () => {
  const { school, modal } = await openModal()
  const now = { cloud_link: 'https://example.org/new', lesson_time: '7 PM' }
  await saveLinks(school.db, { kind: 'everyone' }, now)
  await comeBackAfter(6 * MINUTE_MS)
  expect(await screen.findByText('7 PM')).toBeInTheDocument()
  expect(modal.getByRole('link', { name: 'Click Here' })).toHaveAttribute('href', now.cloud_link)
})

test('coming back to a tab asks for links once they are five minutes old, and never for the session', async () => {
  const asked: Date[] = []
  const { callsOf } = await openModal(() => void asked.push(new Date()))
  await comeBackAfter(4 * MINUTE_MS)
  await comeBackAfter(2 * MINUTE_MS)
  const sixMinutesLater = new Date()
  await waitFor(() => expect(asked).toEqual([sixMinutesLater]))
  expect(callsOf('auth.php')).toBe(1)
})

test('the buttons of a modal stay links while the links are asked for again', async () => {
  const { callsOf, modal } = await openModal(() => new Promise(() => {}))
  localStorage.removeItem('userLinks') // as where the browser stores nothing
  await comeBackAfter(6 * MINUTE_MS)
  await waitFor(() => expect(callsOf('get_links.php')).toBe(2))
  expect(modal.getByRole('link', { name: 'Click Here' })).toHaveAttribute('href', LINKS.cloud_link)
})

test('links stay, on the page and stored, when asking for them again fails', async () => {
  const failed = vi.fn(() => Promise.reject(new TypeError('offline')))
  const { modal } = await openModal(failed)
  await comeBackAfter(6 * MINUTE_MS)
  // The second failure is that of the one quick retry.
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(2))
  expect(modal.getByRole('link', { name: 'Click Here' })).toHaveAttribute('href', LINKS.cloud_link)
  expect(JSON.parse(localStorage.getItem('userLinks') ?? '')).toEqual(LINKS)
})
