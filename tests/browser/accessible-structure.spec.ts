import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { FULL_SCHOOL, onEveryRoute } from '../support/every-route.ts'
import { SIDEBAR } from '../support/routes.ts'

test.describe('A screen reader', () => {
  test('finds one heading of the first level, the landmarks, a title of its own, the statement and links that say where they open on every route', async ({
    page,
    portal,
  }) => {
    test.slow() // every route in turn
    const { origin } = await portal.open(FULL_SCHOOL)
    const titles = new Map<string, string>()
    let newTabs = 0
    await onEveryRoute(page, origin, async ({ path, isPublic }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark), landmark).toHaveCount(1)
      }
      const portal = page.getByRole('navigation', { name: 'Portal' })
      await expect(portal).toHaveCount(isPublic ? 0 : 1)
      const statement = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
      if (path === '/accessibility') await expect(statement).toHaveCount(0)
      else await expect(statement).toHaveAttribute('href', '/accessibility')
      const title = await page.title()
      expect(title).toMatch(/^.+ · .+$/)
      expect(titles.get(title), `${title} is the title of no other route`).toBeUndefined()
      titles.set(title, path)
      const links = await page.locator('a[target=_blank]').all()
      newTabs += links.length
      for (const link of links) {
        await expect(link).toHaveAccessibleDescription(/Opens in a new tab/)
      }
    })
    expect(newTabs, 'links that open in a new tab').toBeGreaterThan(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('is brought to the heading and told the new title by every entry of the sidebar', async ({
    page,
    portal,
  }) => {
    test.slow() // every entry in turn
    const { origin } = await portal.open(FULL_SCHOOL)
    await enter(page, `${origin}/accessibility`)
    await page.getByRole('link', { name: 'Go to the student portal' }).press('Enter')
    const sidebar = page.getByRole('navigation', { name: 'Portal' })
    for (const { label, path } of [...SIDEBAR.slice(1), SIDEBAR[0]]) {
      const before = await page.title()
      await sidebar.getByRole('link', { name: label, exact: true }).press('Enter')
      await expect(page).toHaveURL(`${origin}${path}`)
      await expect(page.getByRole('heading', { level: 1 }), label).toBeFocused()
      await expect(page, label).not.toHaveTitle(before)
      await expect(sidebar.locator('[aria-current=page]')).toHaveText(label)
    }
  })
})
