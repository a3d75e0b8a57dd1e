import { bannerOf, isCovered, lowestView, openAtFirstMoment } from '../../support/banner.ts'
import { boxOf, overlap } from '../../support/box-of.ts'
import { expect, test } from '../../support/browser.ts'
import { findCutOff } from '../../support/cut-off.ts'
import { tabTo } from '../../support/keyboard.ts'
import { takeShifts, watchShifts } from '../../support/layout-shift.ts'
import { CLOCK_MARGIN_MS } from '../../support/page-clock.ts'

const LONG = 'The school is closed on Friday. Bring your notebook. '.repeat(60)
const TWO_LONG = { everyone: LONG, students: { 'ada@example.org': LONG } }

const PHONE = { width: 360, height: 740 }
const LAPTOP = { width: 1280, height: 800 }

/** Two lines of each message. */
const MOST_HIGH_PX = 148

test.describe('The banner of messages', () => {
  for (const screen of [PHONE, LAPTOP]) {
    test(`lies at the bottom over the page, which has room for it at its end and moves nowhere as it comes and after 14 seconds goes: ${screen.width} px`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize(screen)
      const { origin } = await portal.open({ messages: TWO_LONG })
      await watchShifts(page)
      await openAtFirstMoment(page, origin, { path: '/payments' })
      const { region } = bannerOf(page)
      const box = await boxOf(region)
      expect(box.height).toBeLessThanOrEqual(MOST_HIGH_PX)
      expect(screen.height - box.y - box.height).toBeLessThanOrEqual(16)
      expect(await findCutOff(page)).toEqual([])
      const foot = page.getByRole('contentinfo').getByRole('link')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(await overlap(region, foot)).toBe(false)
      const { y } = await boxOf(foot)
      await page.clock.runFor(14_000 - CLOCK_MARGIN_MS)
      await expect(region).toBeVisible()
      await page.clock.runFor(CLOCK_MARGIN_MS)
      await expect(region).toBeHidden()
      expect(await takeShifts(page)).toEqual([])
      expect((await boxOf(foot)).y).toBe(y)
      await page.evaluate(() => scrollTo(0, 0))
      const roomBelowLink = async () => {
        const { y, height } = await boxOf(foot)
        return (await page.evaluate(() => document.body.scrollHeight)) - y - height
      }
      await expect.poll(roomBelowLink, 'without the room').toBeLessThan(60)
    })
  }

  test('comes below what has the keyboard focus already', async ({ page, portal }) => {
    await page.setViewportSize(PHONE)
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

  test('opens a message whose hidden part has a link with focus', async ({ page, portal }) => {
    const everyone = `${LONG} https://example.org/last`
    await portal.enter('/classes', { messages: { everyone } })
    const { region } = bannerOf(page)
    await expect(region).toBeVisible()
    await page.getByRole('button', { name: 'Messages', exact: true }).focus()
    await page.keyboard.press('Tab')
    const link = region.getByRole('link')
    const less = region.getByRole('button', { name: 'Less' })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 0.9 })
    await expect(less).toBeVisible()
    expect(await overlap(link, less)).toBe(false)
  })
})
