import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'

test('logout signs out every tab, leaves a public page open, and Back then shows nothing protected', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(FAILED_CALL)
  const { origin } = await portal.enter('/classes')
  await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click()
  await expectPage(page, 'Payments')
  const inside = await page.context().newPage()
  await inside.goto(`${origin}/payments`)
  await expectPage(inside, 'Payments')
  const outside = await page.context().newPage()
  await outside.goto(`${origin}/forgot-password`)
  await expectPage(outside, 'Forgot Password')
  const heard = await outside.evaluateHandle(() => {
    const event = new Promise((resolve) => addEventListener('storage', () => resolve(null)))
    return { event }
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectPage(inside, 'Student Login')
  await expect(
    inside.getByRole('status').filter({ hasText: 'You signed out in another tab.' }),
  ).toBeVisible()
  await expect(inside.getByRole('navigation')).toHaveCount(0)
  await heard.evaluate(({ event }) => event)
  await expectPage(outside, 'Forgot Password')
  await expect(outside).toHaveURL(`${origin}/forgot-password`)

  await expectPage(page, 'Student Login')
  await page.goBack()
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/login`)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
