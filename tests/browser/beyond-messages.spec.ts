import { bannerOf, openAtFirstMoment } from '../support/banner.ts'
import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { tabTo } from '../support/keyboard.ts'
import { shiftsOf, watchShifts } from '../support/layout-shift.ts'

const SHORT = 'The school is closed on Friday.'
const LONG = `${SHORT} Bring your notebook. `.repeat(60)

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
        await watchShifts(page)
        await openAtFirstMoment(page, origin)
        const { region, close } = bannerOf(page)
        const box = await region.boundingBox()
        if (width <= 900) expect(box?.height).toBeLessThanOrEqual(height * 0.4 + 1)
        else expect(box?.width).toBeLessThanOrEqual(24 * 16)
        await expect(close).toBeInViewport()
        expect(await findCutOff(page)).toEqual([])
        await page.clock.runFor(14_000)
        await expect(region).toBeHidden()
        expect(await shiftsOf(page)).toEqual([])
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

    test('those that come late lie at the other side of what a keyboard is at', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ messages: { everyone: LONG } })
      const views = page.getByRole('button', { name: 'View' })
      const view = width <= 900 ? views.nth(3) : views.nth(2)
      await openAtFirstMoment(page, origin, {
        path: '/payments',
        before: async () => {
          await tabTo(page, view)
        },
      })
      await expect(bannerOf(page).region).toBeInViewport()
      await expect(view).toBeFocused()
      expect(await view.evaluate(isCovered)).toBe(false)
    })
  })
}

/** Runs in the page. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  return front !== null && !element.contains(front) && !front.contains(element)
}
