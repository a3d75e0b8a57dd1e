import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { EVERYONE } from '../../src/server/store/audience.ts'
import { saveValues, valuesOf } from '../../src/server/store/imports/values.ts'
import { bent } from '../support/bent-calls.ts'
import { openPortal } from '../support/portal.tsx'
import { comeBackToTheTab, openCard, stored } from '../support/student.ts'

const LINKS = { cloud_link: 'https://example.org/old', lesson_time: '6 PM' }
const MINUTE_MS = 60_000

/** The page of classes with an open modal. */
async function openModal() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const school = { links: { everyone: LINKS } }
  const portal = await openPortal({ at: '/classes', school })
  await screen.findByText('6 PM')
  const modal = within(await openCard('Cloud Link'))
  return { ...portal, link: () => modal.getByRole('link', { name: 'Click Here' }) }
}

/** Comes back to the tab, and lets the portal begin what it does then. */
async function comeBackAfter(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  await act(async () => comeBackToTheTab())
}

describe('a tab that the student comes back to', () => {
  test('brings the links and the lesson time up to date', async () => {
    const { school, link } = await openModal()
    const now = { cloud_link: 'https://example.org/new', lesson_time: '7 PM' }
    await saveValues(school.db, 'links', valuesOf(EVERYONE, now), school.clock.now())
    await comeBackAfter(6 * MINUTE_MS)
    expect(await screen.findByText('7 PM')).toBeInTheDocument()
    expect(link()).toHaveAttribute('href', now.cloud_link)
  })

  test('asks for links, messages and tasks once they are five minutes old, and never for the session', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { calls } = await openPortal({ at: '/mentor-tasks' })
    await screen.findByText('No tasks available.')
    expect(await calls()).toHaveLength(4)
    await comeBackAfter(4 * MINUTE_MS)
    expect(await calls()).toHaveLength(4)
    await comeBackAfter(2 * MINUTE_MS)
    expect(await calls()).toHaveLength(7)
    expect((await calls()).slice(4).toSorted()).toEqual([
      'GET /backend/fetch_messages.php',
      'GET /backend/get_links.php',
      'GET /backend/get_tasks.php?course_cohort=Cohort+7',
    ])
  })

  test('keeps the buttons of a modal as links while the links are asked for', async () => {
    const { calls, link } = await openModal()
    bent.hold('get_links.php')
    localStorage.removeItem('userLinks') // as where the browser stores nothing
    await comeBackAfter(6 * MINUTE_MS)
    expect(await calls('get_links.php')).toHaveLength(2)
    expect(link()).toHaveAttribute('href', LINKS.cloud_link)
  })

  test('keeps the links, on the page and stored, when asking for them fails', async () => {
    const { calls, link } = await openModal()
    bent.fail('get_links.php')
    await comeBackAfter(6 * MINUTE_MS)
    expect(await calls('get_links.php')).toHaveLength(3) // with one quick retry
    expect(link()).toHaveAttribute('href', LINKS.cloud_link)
    expect(JSON.parse((await stored())['userLinks'] ?? '')).toEqual(LINKS)
  })
})
