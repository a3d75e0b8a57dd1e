import { bannerOf, openAtFirstMoment } from '../support/banner.ts'
import { boxOf, centreOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { waitStopped } from '../support/page-clock.ts'

// The 14 seconds without a pointer and without focus: tests/portal/message-banner.test.tsx.

const messages = { everyone: 'The school is closed. See https://example.org/closed for more.' }
const LONG_MS = 60_000

test.describe('4. States and transitions: the 14 seconds of the banner', () => {
  test('pause while a mouse or a pen moves over it, but neither for a touch nor for a pointer that already lay there', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region, close } = bannerOf(page)
    const { x, y } = await centreOf(region)
    const input = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', step: number) =>
      input.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + step }] })
    await touch('touchStart', 0)
    for (const step of [2, 4, 6]) await touch('touchMove', step)
    await page.clock.runFor(10_000)
    await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.mouse.move(x, y)
    await page.mouse.move(x + 5, y)
    await page.clock.runFor(LONG_MS)
    await expect(region).toBeVisible()
    await page.mouse.move(x, y - 400)
    await page.clock.runFor(1000)
    const movePen = (x: number, y: number) =>
      input.send('Input.dispatchMouseEvent', { type: 'mouseMoved', pointerType: 'pen', x, y })
    for (const step of [0, 5, 10]) await movePen(x + step, y)
    await page.clock.runFor(LONG_MS)
    await expect(region).toBeVisible()
    await movePen(x, y - 400)
    await page.clock.runFor(2500)
    await expect(region).toBeVisible()
    await page.clock.runFor(500)
    await expect(region).toBeHidden()

    await page.mouse.move(x, y)
    await page.getByRole('button', { name: 'Messages', exact: true }).press('Enter')
    await waitStopped(page, region)
    const box = await boxOf(region)
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true)
    await close.blur()
    await page.clock.runFor(14_000)
    await expect(region).toBeHidden()
  })

  test('pause while something in it has visible focus, whatever a mouse does', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ messages })
    await openAtFirstMoment(page, origin)
    const { region, close } = bannerOf(page)
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Messages', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(region.getByRole('link')).toBeFocused()
    await page.clock.runFor(LONG_MS)
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await page.clock.runFor(LONG_MS)
    const { x, y } = await centreOf(region)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 5, y)
    await page.mouse.move(x, y - 400)
    await page.clock.runFor(LONG_MS)
    await expect(region).toBeVisible()
    await page.keyboard.press('Tab')
    await page.clock.runFor(4000)
    await expect(region).toBeHidden()
  })

  test('run on after the task form, whose opening ends a pause', async ({ page, portal }) => {
    const { origin } = await portal.open({ messages, tasks: [{ lessonNumber: '1' }] })
    await openAtFirstMoment(page, origin, { path: '/mentor-tasks/1' })
    const { region } = bannerOf(page)
    const { x, y } = await centreOf(region)
    await page.mouse.move(x, y)
    await page.mouse.move(x + 5, y)
    await page.getByRole('link', { name: 'Submit Task Here' }).press('Enter')
    await waitStopped(page, page.getByLabel('Student ID'))
    await page.mouse.move(x, y - 400)
    await page.goBack()
    await waitStopped(page, region)
    await page.clock.runFor(14_000)
    await expect(region).toBeHidden()
  })
})
