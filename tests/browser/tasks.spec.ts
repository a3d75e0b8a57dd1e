import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'

const PARAGRAPHS =
  '<p>Look at every page of your town, and <a href="https://example.org">help</a>.</p>'

/** Each shape of a row: with a title of one word, with a long one, without. */
const TASKS = [
  {
    lessonNumber: '1',
    title: 'Near',
    dueDate: '2126-01-01',
    time: '7 PM',
    details: PARAGRAPHS.repeat(40),
  },
  { lessonNumber: '2', title: 'A title that goes on '.repeat(4), dueDate: '2126-02-02 19:00' },
  { lessonNumber: '3', title: '', dueDate: '2126-03-03', time: '7 PM' },
  { lessonNumber: '444', title: 'Far', dueDate: '2126-04-04', time: '7 PM' },
  { lessonNumber: '5', title: 'Long ago', dueDate: '2020-01-01' },
]

const submit = (page: Page) => page.getByRole('link', { name: 'Submit Task Here' })

test('the list of tasks has its numbers, titles, dates and badges in columns at 920 and 1280 px', async ({
  page,
  portal,
}) => {
  await portal.enter('/mentor-tasks', { tasks: TASKS })
  await page.getByText('Earlier (1)').click()
  const main = page.getByRole('main')
  for (const width of [920, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [column, rows] of [
      [main.getByText(/^Task (1|2|444|5)$/), 4],
      [main.locator('h3'), 5],
      [main.getByText(/^Due /), 5],
      [main.getByText(/days left$|passed$/), 5],
    ] as const) {
      await expect(column).toHaveCount(rows)
      expect(new Set(await leftEdges(column)).size).toBe(1)
    }
  }
})

test('a task keeps its facts and the link to its form in view beside a long text, and above it on a phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 })
  await portal.enter('/mentor-tasks/1', { tasks: TASKS })
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/days left$/)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  const help = page.getByRole('link', { name: 'help' }).first()
  const { y, height } = await boxOf(submit(page))
  expect((await boxOf(help)).y).toBeGreaterThanOrEqual(y + height)
  await submit(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(help).toBeFocused()
})

test.describe('on a phone in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  // The cases: tests/portal/due-dates.test.tsx and clock.test.tsx, calendar.test.tsx for the file.
  test('a deadline is right although the clock is a year ahead, and its calendar file is saved under its name', async ({
    page,
    portal,
  }) => {
    const task = { lessonNumber: '3', title: 'Your town', dueDate: '2026-03-02', time: '7 PM' }
    await page.clock.setFixedTime('2027-03-02T12:00:00Z')
    await portal.enter('/mentor-tasks/3', { now: '2026-03-02T12:00:00Z', tasks: [task] })
    await expect(page.getByText('Due Mon 2 Mar, 7:00 PM, Lagos time')).toBeVisible()
    // The Date header has no fractions of a second, so the phone is up to a second ahead.
    await expect(page.getByText(/^(6 hours|5 hours 59 minutes) left$/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toBe('task-3.ics')
    await expect(page.getByText(/^Open the file task-3\.ics/)).toBeVisible()
  })
})

function leftEdges(column: Locator): Promise<number[]> {
  return column.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().left)),
  )
}
