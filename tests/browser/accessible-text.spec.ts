import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { FULL_SCHOOL, onEveryRoute } from '../support/every-route.ts'

/** WCAG 1.4.12: what a student may set, and a page must bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const TWICE_AS_LARGE = 'html { font-size: 32px }'

test.describe('Nothing is cut off and nothing overlaps on any route', () => {
  for (const { what, style, widths } of [
    { what: 'with text at 200 %', style: TWICE_AS_LARGE, widths: [1280, 640] },
    { what: 'with the text spacing of WCAG 1.4.12', style: SPACING, widths: [1280, 360] },
  ]) {
    test(what, async ({ page, portal }) => {
      test.slow() // every route in turn
      const { origin } = await portal.open(FULL_SCHOOL)
      await onEveryRoute(page, origin, async () => {
        await page.addStyleTag({ content: style })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await findCutOff(page), `${width} px`).toEqual([])
        }
      })
    })
  }
})
