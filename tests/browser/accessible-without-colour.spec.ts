import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

// What colour says is said a second time: in words, by a sign, or by a mark.
test.describe('Nothing is said by colour alone', () => {
  test('the entry of the shown page has a mark at its side and bold words', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    const entries = page.getByRole('navigation', { name: 'Portal' })
    const current = entries.getByRole('link', { name: 'Classes' })
    const other = entries.getByRole('link', { name: 'Meetings' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveCSS('border-left-style', 'solid', { pseudo: 'before' })
    await expect(current).toHaveCSS('font-weight', '600')
    await expect(other).not.toHaveAttribute('aria-current')
    await expect(other).toHaveCSS('border-left-style', 'none', { pseudo: 'before' })
    await expect(other).not.toHaveCSS('font-weight', '600')
  })

  test('links within a text are underlined', async ({ page, portal }) => {
    const { origin } = await portal.open()
    for (const path of ['/accessibility', '/fee-update']) {
      await enter(page, `${origin}${path}`)
      const links = page.getByRole('main').locator('p a')
      await expect(links.first()).toBeVisible()
      for (const link of await links.all()) {
        await expect(link).toHaveCSS('text-decoration-line', 'underline')
      }
    }
  })
})
