import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { enterResetStep } from '../support/enter.ts'

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })

test('the code is one field, and passwords and the code can be pasted', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open()
  for (const { path, label } of [
    { path: '/login', label: 'Password' },
    { path: '/verify-otp', label: 'One-time code (OTP)' },
    { path: '/reset-password', label: 'New Password' },
    { path: '/reset-password', label: 'Confirm Password' },
  ]) {
    await enterResetStep(page, `${origin}${path}`)
    if (path === '/verify-otp') await expect(page.getByRole('textbox')).toHaveCount(1)
    await copy(page, '123456')
    await field(page, label).focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field(page, label), path).toHaveValue('123456')
  }
})

/** Puts a text on the clipboard as a student does, from a field of another page. */
async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    const source = document.createElement('textarea')
    source.value = value
    document.body.append(source)
    source.select()
  }, text)
  await page.keyboard.press('ControlOrMeta+C')
  await page.evaluate(() => document.querySelector('textarea')?.remove())
}
