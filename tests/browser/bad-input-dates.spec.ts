import { answerCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import type { TestSchool } from '../support/server.ts'

/** A stored due date, and what a student reads of it in New York, five or six hours behind the school. */
const DATES: readonly (readonly [stored: string, shown: string])[] = [
  ['2026-03-01', 'Sun, 1 Mar 2026'],
  ['2024-02-29', 'Thu, 29 Feb 2024'],
  ['2026-03-01T18:00', 'Sun, 1 Mar 2026, 6:00 PM'],
  ['2026-03-01 18:00:59', 'Sun, 1 Mar 2026, 6:00 PM'],
  ['2026-03-01 00:00', 'Sun, 1 Mar 2026, 12:00 AM'],
  ['2026-03-01T23:30:00Z', 'Mon, 2 Mar 2026, 12:30 AM'],
  ['2026-03-01T20:00:00-05:00', 'Mon, 2 Mar 2026, 2:00 AM'],
  ['2026-03-01 18:00+0100', 'Sun, 1 Mar 2026, 6:00 PM'],
  // A daylight saving change in New York leaves Lagos alone.
  ['2026-03-08T02:30', 'Sun, 8 Mar 2026, 2:30 AM'],
]

const NO_DATES = [
  '01/03/2025',
  '2026-02-31',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-00-00',
  '2026-03-01T25:00',
  '2026-03-01T10:60',
  '2026-03-01T10:30:75',
  '2026-3-1',
  '2026-03-01, evening',
  '1772323200',
  'Next Friday',
  'Sunday 1 March',
]

test.describe('Bad input: due dates', () => {
  test('the browser is not in the time of the school', async ({ page }) => {
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(zone).toBe('America/New_York')
  })

  test('a date is read and shown in the time of the school', async ({ page, portal }) => {
    const { origin } = await portal.open(tasksDue(DATES.map(([stored]) => stored)))
    await enter(page, `${origin}/mentor-tasks`)
    await expect(page.getByText(/^Due /)).toHaveText(DATES.map(([, shown]) => `Due ${shown}`))
  })

  test('a date on the page of its task is read and shown in the time of the school', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(tasksDue(['2026-03-01T23:30:00Z']))
    await enter(page, `${origin}/mentor-tasks/1`)
    await expect(page.getByText(/^Due /)).toHaveText('Due Mon, 2 Mar 2026, 12:30 AM')
  })

  test('everything else is shown as it is', async ({ page, portal }) => {
    const { origin } = await portal.open(tasksDue(NO_DATES))
    await enter(page, `${origin}/mentor-tasks`)
    await expect(page.getByText(/^Due /)).toHaveText(NO_DATES.map((text) => `Due ${text}`))
  })

  test('the time is shown beside the date, as it is', async ({ page, portal }) => {
    const { origin } = await portal.open({
      tasks: [{ lessonNumber: '3', dueDate: '2026-03-01', time: '11:59 PM' }],
    })
    await enter(page, `${origin}/mentor-tasks/3`)
    await expect(page.getByText(/^Due /)).toHaveText('Due Sun, 1 Mar 2026, 11:59 PM')
  })

  for (const empty of [null, '', false]) {
    test(`a task whose due date and time are ${JSON.stringify(empty)} says nothing of them`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      const task = { id: 3, title: 'Your town', lesson_number: 3, due_date: empty, time: empty }
      await answerCall(page, 'get_tasks.php', { status: 'success', task })
      await enter(page, `${origin}/mentor-tasks/3`)
      await expect(page.getByText('Lesson 3', { exact: true })).toBeVisible()
      await expect(page.getByText(/^Due/)).toHaveCount(0)
    })
  }
})

function tasksDue(dates: readonly string[]): TestSchool {
  const tasks = dates.map((dueDate, index) => ({ lessonNumber: String(index + 1), dueDate }))
  return { tasks }
}
