import { bannerOf, isCovered, lowestView, openAtFirstMoment } from '../support/banner.ts'
import { boxOf, overlap } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { enter } from '../support/enter.ts'

// How the page around it stays in its place: tests/browser/nightly/messages-layout.spec.ts.

const LONG = 'The school is closed on Friday. Bring your notebook. '.repeat(60)
const TWO_LONG = { everyone: LONG, students: { 'ada@example.org': LONG } }
const TASKS = [{ lessonNumber: '3', title: 'Your town', dueDate: '2126-01-01', time: '7 PM' }]

const PHONE = { width: 360, height: 740 }
const LAPTOP = { width: 1280, height: 800 }

/** Two lines of each message. */
const MOST_HIGH_PX = 148

test.describe('The banner of messages', () => {
  test('covers neither the heading nor what comes next; More opens all of a message and Less closes it', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages: TWO_LONG, tasks: TASKS })
    const { region, close } = bannerOf(page)
    const more = region.getByRole('button', { name: 'More' })
    const less = region.getByRole('button', { name: 'Less' })
    for (const [path, first] of [
      ['/mentor-tasks', page.getByText(/^Due /).first()],
      ['/mentor-tasks/3', page.getByRole('link', { name: 'Submit Task Here' })],
      ['/', page.getByRole('region', { name: 'Next up' })],
    ] as const) {
      await enter(page, origin + path)
      for (const screen of [LAPTOP, PHONE]) {
        await page.setViewportSize(screen)
        await expect(more).toHaveCount(2)
        for (const shown of [page.getByRole('heading', { level: 1 }), first]) {
          await expect(shown).toBeInViewport({ ratio: 1 })
          expect(await overlap(region, shown), `${path}, ${screen.width} px`).toBe(false)
        }
      }
    }
    await more.first().click()
    await more.click()
    await expect(less).toHaveCount(2)
    await expect(less.first()).toBeInViewport({ ratio: 1 })
    await expect(close).toBeInViewport({ ratio: 1 })
    expect(await findCutOff(page)).toEqual([])
    await less.first().press('Enter')
    await less.press('Enter')
    await expect(more).toHaveCount(2)
    expect((await boxOf(region)).height).toBeLessThanOrEqual(MOST_HIGH_PX)
  })

  test('closes when something beneath it gets the focus', async ({ page, portal }) => {
    await page.setViewportSize(PHONE)
    const { origin } = await portal.open({ messages: TWO_LONG })
    await openAtFirstMoment(page, origin, { path: '/payments' })
    const view = await lowestView(page)
    expect(await view.evaluate(isCovered)).toBe(true)
    await view.focus()
    await expect(bannerOf(page).region).toBeHidden()
  })
})
