import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { stopClock } from '../support/jsdom-clock.ts'
import { heading, openPortal } from '../support/portal.tsx'

// Where due dates and the time that is left are shown. How they are read and counted is in read-due,
// time-left and school-time.test.ts.

process.env['TZ'] = 'America/New_York' // six hours behind Lagos in winter

const MINUTE_MS = 60_000

const itIs = (now: string) => stopClock(Date.parse(now))

const task = (dueDate: string, time = '') => ({ lessonNumber: '3', title: 'A page', dueDate, time })

const openTask = (...due: Parameters<typeof task>) =>
  openPortal({ at: '/mentor-tasks/3', shows: 'A page', school: { tasks: [task(...due)] } })

beforeEach(() => void itIs('2026-02-28T15:00:00Z'))

test.each([
  ['/', 'Nothing is due at the moment.'],
  ['/mentor-tasks', 'Deadline passed'],
  ['/mentor-tasks/3', 'Deadline passed'],
])('%s shows the due date, its zone and the time left, and then ‘%s’', async (at, passed) => {
  const pass = itIs('2026-03-02T17:47:00Z')
  await openPortal({ at, school: { tasks: [task('2026-03-02', '7 PM')] } })
  expect(await screen.findByText(/^(Due )?Mon 2 Mar, 7:00 PM, Lagos time$/)).toBeVisible()
  expect(await screen.findByText('13 minutes left')).toBeVisible()
  if (at !== '/mentor-tasks/3') expect(screen.queryByText(/late|Your time/)).toBeNull()
  await pass(MINUTE_MS)
  expect(screen.getByText('12 minutes left')).toBeVisible()
  await pass(12 * MINUTE_MS)
  expect(screen.queryByText(/left$/)).toBeNull()
  expect(screen.getByText(passed)).toBeVisible()
  expect(screen.queryByText(/late|Your time/)).toBeNull()
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull()
})

test('a time that cannot be read is shown as it is, and days are counted', async () => {
  await openTask('2026-03-02', 'after class')
  expect(screen.getByText('Due Mon 2 Mar, after class')).toBeVisible()
  expect(screen.getByText('2 days left')).toBeVisible()
  expect(screen.queryByText(/late|Your time/)).toBeNull()
})

test.each([
  ['2026-03-01T17:59:00Z', 'Will it be late? Tell your mentor by Sun 1 Mar, 7:00 PM, Lagos time.'],
  ['2026-03-01T18:00:00Z', 'A late notice was due by Sun 1 Mar, 7:00 PM, Lagos time.'],
])('at %s a task says by when a late notice is due, 24 hours before: %s', async (now, sentence) => {
  itIs(now)
  await openTask('2026-03-02', '7 PM')
  expect(screen.getByText(sentence)).toBeVisible()
})

test('the form names its task and due date, without a call of its own', async () => {
  const { calls } = await openTask('2026-03-02', '7 PM')
  fireEvent.click(await screen.findByRole('link', { name: 'Submit Task Here' }))
  await heading('Submit Task')
  const form = screen.getByRole('heading', { level: 2, name: 'A page' }).closest('form')
  expect(form).toHaveTextContent(/^A pageTask 3Due Mon 2 Mar, 7:00 PM, Lagos time/)
  expect(screen.getByText('2 days 3 hours left')).toBeVisible()
  expect(screen.getByText('Your time: Mon 2 Mar, 1:00 PM')).toBeVisible()
  expect(screen.getByText(/^Will it be late\?/)).toBeVisible()
  expect(await calls('get_tasks.php')).toHaveLength(1)
})
