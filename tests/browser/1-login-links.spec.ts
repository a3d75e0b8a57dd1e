import { expect, test } from '../support/browser.ts'
import { readSite } from '../support/site.ts'

test.describe('1. What the product does and for whom', () => {
  test('the login page links to a separate mentor login elsewhere', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    const link = page.getByRole('link', { name: 'Staff login' })
    await expect(link).toHaveAttribute('href', (await readSite()).mentorLogin)
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  })

  test('another link leads to an alternate portal', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    const link = page.getByRole('link', { name: 'Alternate portal' })
    await expect(link).toHaveAttribute('href', (await readSite()).alternatePortal)
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  })
})
