import { bannerOf } from '../support/banner.ts'
import { overlap } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { enter } from '../support/enter.ts'
import { onEveryRoute } from '../support/every-route.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { painted } from '../support/painted.ts'

/** WCAG 1.4.12: what a student may set, and a page must bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Twice the usual size of a browser's text, which counts in media queries, too. */
const LARGE = { standard: 32, fixed: 26 }

const LONG_NAMES = {
  fullName: 'Oluwaseunfunmilayo-Anuoluwapo Adebayo-Okonkwo Ezenwachukwu the Younger',
  cohort: 'Cohort 7: Full-Stack Development and Data Engineering, Evenings and Weekends',
}

test('nothing is cut off and nothing overlaps on any route with text at 200 %', async ({
  page,
  portal,
}) => {
  test.slow() // every route in turn
  const { origin } = await portal.open(FULL_SCHOOL)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: LARGE })
  await onEveryRoute(page, origin, async () => {
    for (const width of [1280, 960, 640, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await painted(page)
      expect.soft(await findCutOff(page), `${width} px`).toEqual([])
    }
  })
})

test('the head of the drawer leaves room for its entries with text at 200 %, whatever the name', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { origin } = await portal.open({ students: [LONG_NAMES] })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: LARGE })
  await enter(page, `${origin}/payments`)
  await page.getByRole('button', { name: 'Menu' }).click()
  const head = page.getByRole('dialog', { name: 'Menu' }).getByRole('banner')
  await expect(head).toBeVisible()
  expect((await head.boundingBox())?.height).toBeLessThan(740 / 3)
})

test('Close covers no words of messages with text at 200 %', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  const { origin } = await portal.open({
    messages: { everyone: 'No class on Friday. '.repeat(40) },
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: LARGE })
  await enter(page, `${origin}/payments`)
  const { region, close } = bannerOf(page)
  const text = region.locator('> div')
  expect(await overlap(close, text)).toBe(false)
  await region.getByRole('button', { name: 'More' }).click()
  await text.evaluate((element) => element.scrollBy(0, 300))
  expect(await overlap(close, text)).toBe(false)
  await expect(region).toBeInViewport({ ratio: 1 })
})

test('nothing is cut off and nothing overlaps on any route with the text spacing of WCAG 1.4.12', async ({
  page,
  portal,
}) => {
  test.slow() // every route in turn
  const { origin } = await portal.open(FULL_SCHOOL)
  await onEveryRoute(page, origin, async ({ path }) => {
    if (path === '/') await page.addStyleTag({ content: SPACING }) // the first; it stays
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await painted(page)
      expect.soft(await findCutOff(page), `${width} px`).toEqual([])
    }
  })
})
