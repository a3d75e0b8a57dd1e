import type { Locator, Page } from '@playwright/test'
import { bannerOf, openAtFirstMoment } from '../support/banner.ts'
import { boxOf, overlap } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { enter } from '../support/enter.ts'
import { tabTo } from '../support/keyboard.ts'
import { shiftsOf, watchShifts } from '../support/layout-shift.ts'
import { CLOCK_MARGIN_MS } from '../support/page-clock.ts'

const SHORT = 'The school is closed on Friday.'
const LONG = `${SHORT} Bring your notebook. `.repeat(60)
const TWO_LONG = { everyone: LONG, students: { 'ada@example.org': LONG } }
const TASKS = [{ lessonNumber: '3', title: 'Your town', dueDate: '2126-01-01', time: '7 PM' }]

/** Two lines of each message, at the most. */
const MOST_HIGH_PX = 148

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`Beyond: messages at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the banner lies at the bottom, over the page, which does not move as it comes and after 14 seconds goes', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ messages: TWO_LONG })
      await watchShifts(page)
      await openAtFirstMoment(page, origin)
      const { region } = bannerOf(page)
      const box = await boxOf(region)
      expect(box.height).toBeLessThanOrEqual(MOST_HIGH_PX)
      expect(height - box.y - box.height).toBeLessThanOrEqual(16)
      expect(await findCutOff(page)).toEqual([])
      await page.clock.runFor(14_000 - CLOCK_MARGIN_MS)
      await expect(region).toBeVisible()
      await page.clock.runFor(CLOCK_MARGIN_MS)
      await expect(region).toBeHidden()
      expect(await shiftsOf(page)).toEqual([])
    })

    test('they cover neither the heading nor what comes next', async ({ page, portal }) => {
      const { origin } = await portal.open({ messages: TWO_LONG, tasks: TASKS })
      for (const [path, first] of [
        ['/', page.getByRole('region', { name: 'Next up' })],
        ['/mentor-tasks', page.getByText(/^Due /).first()],
        ['/mentor-tasks/3', page.getByRole('link', { name: 'Submit Task Here' })],
      ] as const) {
        await enter(page, origin + path)
        const { region } = bannerOf(page)
        await expect(region.getByRole('button', { name: 'More' })).toHaveCount(2)
        for (const shown of [page.getByRole('heading', { level: 1 }), first]) {
          await expect(shown).toBeInViewport({ ratio: 1 })
          expect(await overlap(region, shown), path).toBe(false)
        }
      }
    })
  })
}

test.describe('Beyond: messages on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('More opens all of a message, and Less closes it', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages: TWO_LONG })
    await enter(page, origin)
    const { region, close } = bannerOf(page)
    const more = region.getByRole('button', { name: 'More' })
    const less = region.getByRole('button', { name: 'Less' })
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

  test('the page ends with room for them, and does not move at its end as they go', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages: TWO_LONG })
    await openAtFirstMoment(page, origin, { path: '/payments' })
    const foot = page.getByRole('contentinfo').getByRole('link')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await overlap(bannerOf(page).region, foot)).toBe(false)
    const { y } = await boxOf(foot)
    await page.clock.runFor(14_000)
    await expect(bannerOf(page).region).toBeHidden()
    expect((await boxOf(foot)).y).toBe(y)
    await page.evaluate(() => scrollTo(0, 0))
    await expect
      .poll(() => page.evaluate(() => document.body.scrollHeight), 'without the room')
      .toBe(await heightWithoutMessages(page))
  })

  test('they give way to what gets the focus below them', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages: TWO_LONG })
    await openAtFirstMoment(page, origin, { path: '/payments' })
    const { region } = bannerOf(page)
    const view = await lowestView(page)
    expect(await view.evaluate(isCovered)).toBe(true)
    await view.focus()
    await expect(region).toBeHidden()
  })

  test('what a keyboard is at moves above those that come late', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages: TWO_LONG })
    const view = page.getByRole('button', { name: 'View' }).last()
    await openAtFirstMoment(page, origin, {
      path: '/payments',
      before: async () => {
        await tabTo(page, view)
        await lowestView(page)
      },
    })
    await expect(bannerOf(page).region).toBeInViewport()
    await expect(view).toBeFocused()
    expect(await view.evaluate(isCovered)).toBe(false)
  })
})

test('a link in the hidden part of a message shows that part when it has the focus', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open({
    messages: { everyone: `${LONG} https://example.org/last` },
  })
  await openAtFirstMoment(page, origin)
  const { region } = bannerOf(page)
  await page.getByRole('button', { name: 'Messages', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(region.getByRole('link')).toBeFocused()
  await expect(region.getByRole('link')).toBeInViewport({ ratio: 0.9 })
  await expect(region.getByRole('button', { name: 'Less' })).toBeVisible()
  expect(
    await overlap(region.getByRole('link'), region.getByRole('button', { name: 'Less' })),
  ).toBe(false)
})

/** The last View of a page, at the lower edge of the window, however short the page is. */
async function lowestView(page: Page): Promise<Locator> {
  await page.addStyleTag({ content: 'main { padding-block-start: 100vh !important }' })
  const view = page.getByRole('button', { name: 'View' }).last()
  await view.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  return view
}

function heightWithoutMessages(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect()
    const foot = document.querySelector('footer')
    const link = foot?.querySelector('a')?.getBoundingClientRect()
    if (main === undefined || foot === null || link === undefined) throw new Error('No page')
    const { paddingTop, paddingBottom } = getComputedStyle(foot)
    const footHigh = Number.parseFloat(paddingTop) + link.height + Number.parseFloat(paddingBottom)
    return Math.round(main.bottom + scrollY + footHigh)
  })
}

/** Runs in the page. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  return front !== null && !element.contains(front) && !front.contains(element)
}
