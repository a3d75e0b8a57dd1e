import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

test.describe('4. States and transitions', () => {
  test('neither Escape nor pressing beside it closes the Access Deactivated dialog', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ students: [{ access: 'deactivated' }] })
    await enter(page, `${origin}/classes`)
    const dialog = page.getByRole('alertdialog', { name: 'Access Deactivated' })
    const logout = dialog.getByRole('button', { name: 'Logout' })
    await expect(logout).toBeFocused()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.keyboard.press('Tab') // which a dialog on its way out would not hold
    await expect(logout).toBeFocused()
    await expect(dialog).toBeVisible()
  })
})
