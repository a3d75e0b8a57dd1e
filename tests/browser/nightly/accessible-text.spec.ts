import type { Page } from '@playwright/test'
import { bannerOf } from '../../support/banner.ts'
import { boxOf, overlap } from '../../support/box-of.ts'
import { expect, test } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { findCutOff } from '../../support/cut-off.ts'
import { onEveryShape } from '../../support/every-shape.ts'
import { QUIET_SCHOOL } from '../../support/full-school.ts'
import { painted } from '../../support/painted.ts'

/** WCAG 1.4.12: what a student may set, and a page must bear. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const NORMAL_TEXT = { standard: 16, fixed: 13 }
/** Text at 200 % counts in media queries, too. */
const LARGE_TEXT = { standard: 32, fixed: 26 }

const SMALL_PHONE = { width: 320, height: 640 }
/** A window of 1280 by 1024 px at 400 %: what WCAG 1.4.10 asks a page to fit. */
const ZOOMED = { width: 320, height: 256 }

/** The share of the screen that fixed bars may cover. */
const MOST_TAKEN = 0.25

test('no shape of page cuts anything off at 320 px, at 400 % zoom, with text at 200 % or with the text spacing of WCAG 1.4.12', async ({
  page,
  portal,
}) => {
  test.slow() // every shape in turn
  await portal.enter('/', QUIET_SCHOOL)
  const devtools = await page.context().newCDPSession(page)
  await onEveryShape(page, async () => {
    for (const size of [SMALL_PHONE, ZOOMED]) {
      await page.setViewportSize(size)
      await painted(page)
      expect.soft(await findCutOff(page), `${size.height} px high`).toEqual([])
    }
    await page.evaluate(() => scrollTo(0, 300))
    expect.soft(await takenByBars(page), 'of the screen is taken by bars').toBeLessThan(MOST_TAKEN)
    const style = await page.addStyleTag({ content: SPACING })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await painted(page)
      expect.soft(await findCutOff(page), `${width} px, spaced`).toEqual([])
    }
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    await devtools.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await painted(page)
      expect.soft(await findCutOff(page), `${width} px, text at 200 %`).toEqual([])
    }
    await devtools.send('Page.setFontSizes', { fontSizes: NORMAL_TEXT })
  })
})

test('with text at 200 % Close covers no words of a message, and the head of the drawer leaves room for its entries', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fullName = 'Oluwaseunfunmilayo-Anuoluwapo Adebayo-Okonkwo Ezenwachukwu the Younger'
  const cohort = 'Cohort 7: Full-Stack Development and Data Engineering, Evenings and Weekends'
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
  await portal.enter('/payments', {
    students: [{ fullName, cohort }],
    messages: { everyone: 'No class on Friday. '.repeat(40) },
  })
  const { region, close } = bannerOf(page)
  const text = region.locator('> div')
  expect(await overlap(close, text)).toBe(false)
  await region.getByRole('button', { name: 'More' }).click()
  await text.evaluate((element) => element.scrollBy(0, 300))
  expect(await overlap(close, text)).toBe(false)
  await expect(region).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const head = page.getByRole('dialog', { name: 'Menu' }).getByRole('banner')
  await expect(head).toBeVisible()
  expect((await boxOf(head)).height).toBeLessThan(740 / 3)
})

test('nothing is cut off in modals, the drawer and the chat at 400 % zoom', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(ZOOMED)
  await portal.enter('/payments', QUIET_SCHOOL)
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

/** The share of the window's height that sticky and fixed bars of full width cover. */
function takenByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')]
      .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
    const heights = boxes.map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}
