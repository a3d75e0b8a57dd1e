import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { findLowTargets } from '../support/targets.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone, the links of the sign-in and its steps, of the drawer and of modals are 44 px high', async ({
  page,
  portal,
}) => {
  const { origin } = await portal.open(FULL_SCHOOL)
  await page.goto(`${origin}/login`)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3)
  for (const path of ['/login', '/forgot-password', '/verify-otp', '/reset-password']) {
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await findLowTargets(page, 'a, [type=checkbox] + label'), path).toEqual([])
  }
  await enter(page, `${origin}/payments`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findLowTargets(page, '[data-dialog] :is(a, button)')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(await openCard(page, 'Naira bank transfer')).toBeVisible()
  expect(await findLowTargets(page, '[data-dialog] :is(button, footer a)')).toEqual([])
})
