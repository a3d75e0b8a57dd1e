import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

// The cases stand in tests/portal/due-dates.test.tsx and clock.test.tsx. Here a real phone has its own
// zone and its own clock, and a real reply its Date header.

test.use({ timezoneId: 'Asia/Tokyo' })

const NOW = '2026-03-02T12:00:00Z'
const TASK = { lessonNumber: '3', title: 'A page', dueDate: '2026-03-02', time: '7 PM' }

test('a deadline is counted rightly on a phone whose clock is a year ahead', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open({ now: NOW, tasks: [TASK] })
  await page.clock.setFixedTime('2027-03-02T12:00:00Z')
  await enter(page, `${origin}/mentor-tasks/3`)
  await expect(page.getByText('Due Mon 2 Mar, 7:00 PM, Lagos time')).toBeVisible()
  // A header without fractions of a second leaves the phone a second ahead at most.
  await expect(page.getByText(/^(6 hours|5 hours 59 minutes) left$/)).toBeVisible()
  await expect(page.getByText('Your time: Tue 3 Mar, 3:00 AM')).toBeVisible()
})
