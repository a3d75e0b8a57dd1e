import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { expectAtRest } from '../support/enter.ts'

const PHONE = { width: 360, height: 740 }

test('on a phone the search fills the screen, keeps the last result above the keyboard, and Back closes it without scrolling the page', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE)
  await portal.enter('/payments')
  await page.evaluate(() => scrollTo(0, 100))
  const button = page.getByRole('button', { name: 'Search' })
  const sheet = page.getByRole('dialog', { name: 'Search' })
  await button.click()
  await expectAtRest(sheet)
  expect(await boxOf(sheet)).toEqual({ x: 0, y: 0, ...PHONE })
  await page.getByRole('combobox', { name: 'Search' }).fill('a')
  await expect(sheet.getByText(/^\d+ results$/)).toBeAttached() // until then, suggestions show
  const last = page.getByRole('option').last()
  await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight))
  const { y, height } = await boxOf(last)
  expect(y + height, 'a keyboard takes the lower half').toBeLessThan(PHONE.height / 2 + 20)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(100)
})
