import type { Page } from '@playwright/test'
import { bannerOf } from '../support/banner.ts'
import { overlap } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { findCutOff } from '../support/cut-off.ts'
import { openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { onEveryShape } from '../support/every-shape.ts'
import { FULL_SCHOOL, QUIET_SCHOOL } from '../support/full-school.ts'
import { painted } from '../support/painted.ts'

/** WCAG 1.4.12: what a student may set, and a page must bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Twice the usual size of a browser's text, which counts in media queries, too. */
const LARGE = { standard: 32, fixed: 26 }

/** A window of 1280 by 1024 px at 400 %: what WCAG 1.4.10 asks a page to fit. */
const ZOOMED = { width: 320, height: 256 }
const SMALL_PHONE = { width: 320, height: 640 }

/** How much of a screen what stays in place may take away from what scrolls. */
const MOST_TAKEN = 0.25

const LONG_NAMES = {
  fullName: 'Oluwaseunfunmilayo-Anuoluwapo Adebayo-Okonkwo Ezenwachukwu the Younger',
  cohort: 'Cohort 7: Full-Stack Development and Data Engineering, Evenings and Weekends',
}

test('nothing is cut off and nothing overlaps on any shape of page with text at 200 %', async ({
  page,
  portal,
}) => {
  test.slow() // every route in turn
  const { origin } = await portal.open(FULL_SCHOOL)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: LARGE })
  await onEveryShape(page, origin, async () => {
    for (const width of [1280, 640, 320]) {
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

test('nothing is cut off and nothing scrolls sideways on any shape of page at 320 px, at 400 % zoom, and with the text spacing of WCAG 1.4.12', async ({
  page,
  portal,
}) => {
  test.slow() // every shape in turn
  const { origin } = await portal.open(QUIET_SCHOOL)
  await onEveryShape(page, origin, async () => {
    for (const size of [SMALL_PHONE, ZOOMED]) {
      await page.setViewportSize(size)
      expect.soft(await findCutOff(page), `${size.height} px high`).toEqual([])
    }
    await page.evaluate(() => scrollTo(0, 300))
    expect.soft(await takenByBars(page), 'of the screen is taken by bars').toBeLessThan(MOST_TAKEN)
    const style = await page.addStyleTag({ content: SPACING })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await painted(page)
      expect.soft(await findCutOff(page), `${width} px, spaced`).toEqual([])
    }
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  })
})

test('nothing is cut off in modals, the drawer and the chat at 400 % zoom', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(ZOOMED)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { origin } = await portal.open(QUIET_SCHOOL)
  await enter(page, `${origin}/payments`)
  const modal = await openCard(page, 'Naira bank transfer')
  await expect(modal).toBeVisible()
  expect(await findCutOff(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await findCutOff(page)).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 })
  expect(await findCutOff(page)).toEqual([])
})

/** The share of a scrolled page's screen, from top to bottom, that sticky and fixed bars of full width cover. */
function takenByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, top, bottom } = element.getBoundingClientRect()
      const stays = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      return stays && width > innerWidth / 2 && bottom > 0 && top < innerHeight
    })
    const heights = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}
