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
    await expect(dialog.getByRole('button', { name: 'Logout' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog.getByRole('button', { name: 'Logout' })).toBeFocused()
    await expect(dialog).toBeVisible()
  })
})
