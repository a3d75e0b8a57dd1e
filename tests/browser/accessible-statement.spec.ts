import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { readSite } from '../support/site.ts'

test.describe('The statement on accessibility', () => {
  test('is read without signing in, and names its standard and whom to tell', async ({
    page,
    portal,
  }) => {
    const { support } = await readSite()
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

  test('is one press away from the sign-in', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await expectPage(page, 'Accessibility')
  })
})
