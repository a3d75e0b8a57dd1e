import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The time by the backend. A deadline on a phone with a wrong clock is in tests/browser/tasks.spec.ts.

const REAL = Date.parse('2026-03-02T12:00:00Z')
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const header = (moment: number) => new Date(moment).toUTCString()

/** A clock of its own: other tests share their modules. */
async function loadClock() {
  vi.resetModules()
  const clock = await import('../../src/portal/time/clock.ts')
  const { useNow } = await import('../../src/portal/time/use-now.ts')
  const { call } = await import('../../src/portal/api/request.ts')
  const Now = () => <p>{useNow().toISOString()}</p>
  return { ...clock, call, Now }
}

const phoneShows = (moment: number) => void vi.spyOn(Date, 'now').mockReturnValue(moment)

beforeEach(() => phoneShows(REAL))
// No other test gets the corrected time.
afterEach(() => void vi.resetModules())

test.each([
  ['an hour behind', -60 * MINUTE_MS, 60 * MINUTE_MS],
  // The header may be cut off by up to a second: less than that is known.
  ['a year ahead', 365 * 24 * 60 * MINUTE_MS, -365 * 24 * 60 * MINUTE_MS + SECOND_MS],
])('the time is corrected on a phone that is %s', async (_, off, correction) => {
  const { syncClock, now } = await loadClock()
  phoneShows(REAL + off)
  syncClock(header(REAL), { sent: REAL + off, received: REAL + off })
  expect(now()).toEqual(new Date(REAL + off + correction))
})

test.each([
  ['in the second of sending', REAL, { sent: REAL + 999, received: REAL + 1200 }],
  ['within a slow call', REAL + 4000, { sent: REAL, received: REAL + 9000 }],
])('a date %s leaves the phone’s time as it is', async (_, date, exchange) => {
  const { syncClock, now } = await loadClock()
  syncClock(header(date), exchange)
  expect(now()).toEqual(new Date(REAL))
})

test.each([
  ['without the header', null],
  ['whose date is none', 'soon'],
  ['out of a cache, older than the newest', header(REAL - 10 * MINUTE_MS)],
])('a reply %s changes nothing', async (_, date) => {
  const { syncClock, now } = await loadClock()
  syncClock(header(REAL), { sent: REAL, received: REAL })
  phoneShows(REAL + MINUTE_MS)
  syncClock(date, { sent: REAL + MINUTE_MS, received: REAL + MINUTE_MS })
  expect(now()).toEqual(new Date(REAL + MINUTE_MS))
})

test('a phone whose clock was put right is believed again', async () => {
  const { syncClock, now } = await loadClock()
  syncClock(header(REAL + 60 * MINUTE_MS), { sent: REAL, received: REAL })
  const right = REAL + 61 * MINUTE_MS
  phoneShows(right)
  syncClock(header(right), { sent: right, received: right })
  expect(now()).toEqual(new Date(right))
})

test('every call corrects the time by the date of its reply', async () => {
  const { call, now } = await loadClock()
  const { logout } = await import('../../src/contract/session.ts')
  const headers = { Date: header(REAL + 60 * MINUTE_MS) }
  vi.stubGlobal('fetch', async () => Response.json({ status: 'success' }, { headers }))
  await call(logout, null)
  expect(now()).toEqual(new Date(REAL + 60 * MINUTE_MS))
})

test('the shown time follows a correction, and the student’s return to the tab, at once', async () => {
  const { Now, syncClock } = await loadClock()
  render(<Now />)
  act(() => syncClock(header(REAL + 60 * MINUTE_MS), { sent: REAL, received: REAL }))
  expect(screen.getByText('2026-03-02T13:00:00.000Z')).toBeVisible()
  phoneShows(REAL + 24 * 60 * MINUTE_MS)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('2026-03-03T13:00:00.000Z')).toBeVisible()
})
