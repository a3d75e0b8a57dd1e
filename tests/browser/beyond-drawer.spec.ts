import { expect, test } from '../support/browser.ts'
import { enter, expectAtRest, expectPage } from '../support/enter.ts'

test.describe('Beyond: the drawer is a step of the history, as in a phone’s own programs', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('Back closes it and stays on the page, or leads to the page before, without it', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expectPage(page, 'Classes')
    await page.getByRole('button', { name: 'Menu' }).click()
    await drawer.getByRole('link', { name: 'Support' }).click()
    await expectPage(page, 'Support')
    await page.goBack()
    await expectPage(page, 'Classes')
    await expect(drawer).toBeHidden()
  })

  test('a second press before it has closed goes no further back', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/support`)
    await page.goto(`${origin}/classes`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
      for (let presses = 0; presses < 3; presses++) close.click()
    })
    await expect(drawer).toBeHidden()
    await expectPage(page, 'Classes')
    // And the next time it closes as the first time.
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expectAtRest(drawer)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(`${origin}/classes`)
  })

  test('opening and closing it does not move the page', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/student-policy`)
    await expectPage(page, "Students' Policy")
    await page.evaluate(() => scrollTo(0, 600))
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  })
})
