import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'

test.describe('9. Business constants and limits', () => {
  test('the mobile breakpoint is 900px', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    const sidebar = page.getByRole('navigation')
    const menu = page.getByRole('button', { name: 'Menu' })
    await page.setViewportSize({ width: 901, height: 700 })
    await expect(sidebar).toBeVisible()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 900, height: 700 })
    await expect(sidebar).toBeHidden()
    await expect(menu).toBeVisible()
  })
})
