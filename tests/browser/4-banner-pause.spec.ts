import type { Page } from '@playwright/test'
import { bannerOf, openAtFirstMoment } from '../support/banner.ts'
import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { waitStopped } from '../support/page-clock.ts'

const messages = { everyone: 'The school is closed. See https://example.org/closed for more.' }
const LONG_MS = 60_000

test.describe('4. States and transitions', () => {
  test('the 14 seconds pause while a mouse or a pen moves over the banner', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { x, y } = await middleOfBanner(page)
    await page.clock.runFor(10_000)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 5, y)
    await page.clock.runFor(LONG_MS)
    await expect(bannerOf(page).region).toBeVisible()
    await page.mouse.move(x, y - 400)
    await page.clock.runFor(1000)
    const input = await page.context().newCDPSession(page)
    const movePen = (x: number, y: number) =>
      input.send('Input.dispatchMouseEvent', { type: 'mouseMoved', pointerType: 'pen', x, y })
    for (const step of [0, 5, 10]) await movePen(x + step, y)
    await page.clock.runFor(LONG_MS)
    await expect(bannerOf(page).region).toBeVisible()
    await movePen(x, y - 400)
    await page.clock.runFor(2500)
    await expect(bannerOf(page).region).toBeVisible()
    await page.clock.runFor(500)
    await expect(bannerOf(page).region).toBeHidden()
  })

  test('the 14 seconds pause while something in the banner has visible focus, whatever mouse passes by', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Messages', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(bannerOf(page).region.getByRole('link')).toBeFocused()
    await page.clock.runFor(LONG_MS)
    await page.keyboard.press('Tab')
    await expect(bannerOf(page).close).toBeFocused()
    await page.clock.runFor(LONG_MS)
    const { x, y } = await middleOfBanner(page)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 5, y)
    await page.mouse.move(x, y - 400)
    await page.clock.runFor(LONG_MS)
    await expect(bannerOf(page).region).toBeVisible()
    await page.keyboard.press('Tab')
    await page.clock.runFor(4000)
    await expect(bannerOf(page).region).toBeHidden()
  })

  test('leaving for the task form ends the pause', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages, tasks: [{ lessonNumber: '1' }] })
    await openAtFirstMoment(page, origin, { path: '/mentor-tasks/1' })
    const { x, y } = await middleOfBanner(page)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 5, y)
    await page.getByRole('link', { name: 'Submit Task Here' }).press('Enter')
    await waitStopped(page, page.getByLabel('Student ID'))
    await page.mouse.move(x, y - 400)
    await page.goBack()
    await waitStopped(page, bannerOf(page).region)
    await page.clock.runFor(14_000)
    await expect(bannerOf(page).region).toBeHidden()
  })

  test('the 14 seconds do not pause for a pointer that already lay there', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    const spot = { x: 950, y: 760 }
    await openAtFirstMoment(page, origin, { before: () => page.mouse.move(spot.x, spot.y) })
    expect(await covers(page, spot), 'the banner appeared under the pointer').toBe(true)
    await page.clock.runFor(14_000)
    await expect(bannerOf(page).region).toBeHidden()
  })
})

test.describe('4. States and transitions, by touch', () => {
  test.use({ hasTouch: true })

  test('the 14 seconds do not pause for touch', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { x, y } = await middleOfBanner(page)
    const input = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', step: number) =>
      input.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + step }] })
    await touch('touchStart', 0)
    for (const step of [2, 4, 6]) await touch('touchMove', step)
    await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.clock.runFor(14_000)
    await expect(bannerOf(page).region).toBeHidden()
  })
})

async function middleOfBanner(page: Page): Promise<{ x: number; y: number }> {
  const box = await boxOf(bannerOf(page).region)
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

async function covers(page: Page, { x, y }: { x: number; y: number }): Promise<boolean> {
  const box = await boxOf(bannerOf(page).region)
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}
