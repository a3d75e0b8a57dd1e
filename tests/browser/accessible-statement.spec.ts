import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { FULL_SCHOOL, onEveryRoute } from '../support/every-route.ts'

const SITE = new URL('../../content/site.json', import.meta.url)

test.describe('The statement on accessibility', () => {
  test('is read without signing in, and names its standard and whom to tell', async ({
    page,
    portal,
  }) => {
    const { support } = JSON.parse(await readFile(SITE, 'utf8'))
    const { origin } = await portal.open()
    await page.goto(`${origin}/accessibility`)
    await expectPage(page, 'Accessibility')
    await expect(page).toHaveTitle(/^Accessibility · /)
    const main = page.getByRole('main')
    await expect(main).toContainText('(WCAG) 2.2, level AA')
    await expect(main.getByRole('link', { name: support.email })).toHaveAttribute(
      'href',
      `mailto:${support.email}`,
    )
    await expect(main).toContainText(support.phone)
  })

  test('is linked from the foot of every route', async ({ page, portal }) => {
    test.slow() // every route in turn
    const { origin } = await portal.open(FULL_SCHOOL)
    await onEveryRoute(page, origin, async ({ path }) => {
      if (path === '/accessibility') return
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' })
      await expect(link).toHaveAttribute('href', '/accessibility')
    })
  })

  test('is one press away from the sign-in', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await expectPage(page, 'Accessibility')
  })
})
