import type { Page } from '@playwright/test'
import { bannerOf, openAtFirstMoment } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'

const SHORT = 'The school is closed on Friday.'
const LONG = `${SHORT} Bring your notebook. `.repeat(60)

/** Adds up how far elements move, by the browser's own measure, from the next load on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
      Reflect.set(window, 'shifted', sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shifted(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'shifted') ?? 0)
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 900, height: 800 },
  { width: 1280, height: 800 },
]) {
  test.describe(`Beyond: messages at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const [what, text] of Object.entries({ SHORT, LONG })) {
      test(`a ${what.toLowerCase()} one lies over the page, which does not move as it comes and goes`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open({ messages: { everyone: text } })
        let before: unknown
        await watchShifts(page)
        await openAtFirstMoment(page, origin, {
          before: async () => {
            before = await shifted(page)
          },
        })
        const { region, close } = bannerOf(page)
        const box = await region.boundingBox()
        if (width <= 900) expect(box?.height).toBeLessThanOrEqual(height * 0.4 + 1)
        else expect(box?.width).toBeLessThanOrEqual(24 * 16)
        await expect(close).toBeInViewport()
        expect(await findCutOff(page)).toEqual([])
        await page.clock.runFor(14_000)
        await expect(region).toBeHidden()
        expect(await shifted(page)).toBe(before)
      })
    }

    test('they never cover what has the focus', async ({ page, portal }) => {
      const { origin } = await portal.open({ messages: { everyone: LONG } })
      await openAtFirstMoment(page, origin, { path: '/payments' })
      const { region } = bannerOf(page)
      const under = page.getByRole('button', { name: 'View' })
      for (const view of await under.all()) {
        await view.focus()
        await expect.poll(() => view.evaluate(isCovered)).toBe(false)
      }
      await expect(region).toBeHidden()
    })
  })
}

/** Runs in the page. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  return front !== null && !element.contains(front) && !front.contains(element)
}
