import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

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

test.describe('Beyond: the list of tasks', () => {
  for (const width of [920, 1280]) {
    test(`has its numbers, titles, dates and badges below one another at ${width} px`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const { origin } = await portal.open({ tasks: TASKS })
      await enter(page, `${origin}/mentor-tasks`)
      await page.getByText('Earlier (1)').click()
      const main = page.getByRole('main')
      const columns = [
        [main.getByText(/^Task (1|2|444|5)$/), 4],
        [main.locator('h3'), 5],
        [main.getByText(/^Due /), 5],
        [main.getByText(/days left$|passed$/), 5],
      ] as const
      for (const [column, rows] of columns) {
        await expect(column).toHaveCount(rows)
        expect(new Set(await lefts(column)).size).toBe(1)
      }
    })
  }
})

test.describe('Beyond: a task', () => {
  test('has its facts and the way to its form beside a text of any length', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1100, height: 700 })
    const { origin } = await portal.open({ tasks: TASKS })
    await enter(page, `${origin}/mentor-tasks/1`)
    await expect(submit(page)).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(submit(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/days left$/)).toBeInViewport({ ratio: 1 })
  })

  test('has the way to its form above its text on a phone', async ({ page, portal }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { origin } = await portal.open({ tasks: TASKS })
    await enter(page, `${origin}/mentor-tasks/1`)
    expect(await isBelow(page.getByRole('link', { name: 'help' }).first(), submit(page))).toBe(true)
    await submit(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'help' }).first()).toBeFocused()
  })
})

function lefts(column: Locator): Promise<number[]> {
  return column.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().left)),
  )
}

async function isBelow(lower: Locator, upper: Locator): Promise<boolean> {
  const [low, high] = [await lower.boundingBox(), await upper.boundingBox()]
  return low !== null && high !== null && low.y >= high.y + high.height
}
