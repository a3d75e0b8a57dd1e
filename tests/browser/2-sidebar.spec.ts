import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'

test.describe('2. Screens and routes', () => {
  test('all entries of the sidebar fit a window of 800 px', async ({ page, portal }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const { origin } = await portal.open()
    await enter(page, `${origin}/payments`)
    await expectPage(page, 'Payments')
    const sidebar = page.getByRole('navigation', { name: 'Portal' })
    const { height, room } = await sidebar.evaluate((entries) => ({
      height: entries.scrollHeight,
      room: entries.parentElement?.clientHeight,
    }))
    expect(height).toBeLessThanOrEqual(room ?? 0)
  })
})
