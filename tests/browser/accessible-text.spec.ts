import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { onEveryRoute } from '../support/every-route.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'

/** WCAG 1.4.12: what a student may set, and a page must bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const TWICE_AS_LARGE = 'html { font-size: 32px }'

const STYLES = [
  { what: 'text at 200 %', style: TWICE_AS_LARGE, widths: [1280, 640] },
  { what: 'the text spacing of WCAG 1.4.12', style: SPACING, widths: [1280, 360] },
]

test('nothing is cut off and nothing overlaps on any route, with large text and with wide spacing', async ({
  page,
  portal,
}) => {
  test.slow() // every route in turn
  const { origin } = await portal.open(FULL_SCHOOL)
  await onEveryRoute(page, origin, async () => {
    for (const { what, style, widths } of STYLES) {
      const tag = await page.addStyleTag({ content: style })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findCutOff(page), `${what}, ${width} px`).toEqual([])
      }
      await tag.evaluate((element) => element.parentElement?.removeChild(element))
    }
  })
})
