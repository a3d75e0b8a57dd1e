import { expect } from '../support/browser.ts'
import { test } from '../support/php/browser.ts'
import { callsTo, LINKS, MESSAGES } from '../support/php/calls.ts'
import { CALL_FAILED, eachFault, FAILED, nameOf, REFUSED } from '../support/php/every-fault.ts'
import { press, view } from '../support/php/student.ts'

// Links and messages in front of a backend that is not ours and goes wrong.

test.describe.configure({ timeout: 60_000 })

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(CALL_FAILED))

test.describe('3. Links, in front of an existing backend that fails', () => {
  test('that could not be loaded are said to be so in the modal, with Try again', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(LINKS, 'dropped')
    await page.goto(`${php.portal}/classes`)
    await view(page, 'Cloud Link')
    const modal = page.getByRole('dialog', { name: 'Cloud Link' })
    await eachFault(php, LINKS, [...FAILED, ...REFUSED], async () => {
      await press(page, php, 'Try again')
      await expect(modal.getByRole('alert')).toContainText('Links could not be loaded')
      await expect(modal.getByText('Not available yet')).toBeHidden()
    })
    await modal.getByRole('button', { name: 'Try again' }).click()
    await expect(modal.getByRole('link', { name: 'Click Here' })).toBeVisible()
  })

  test('of the last visit stay when the new ones could not be loaded', async ({ page, php }) => {
    await php.signIn()
    await page.goto(`${php.portal}/classes`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('userLinks')))
      .toContain('drive.example.com')
    await eachFault(php, LINKS, ['html-error', 'wrong-types', 'dropped'], async () => {
      await page.reload()
      await expect.poll(() => callsTo(php, LINKS)).toBeGreaterThan(1)
      await view(page, 'Cloud Link')
      await expect(page.getByRole('link', { name: 'Click Here' })).toBeVisible()
    })
  })

  test('that are slow keep the button busy until they arrive', async ({ page, php }) => {
    await php.signIn()
    php.fault(LINKS, { slow: 3000 })
    await page.goto(`${php.portal}/classes`)
    await view(page, 'Cloud Link')
    const button = page.getByRole('button', { name: 'Click Here' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('link', { name: 'Click Here' })).toBeVisible()
  })
})

test.describe('3. Messages, in front of an existing backend that fails', () => {
  for (const fault of [...FAILED, ...REFUSED.slice(0, 1)]) {
    test(`that could not be loaded (${nameOf(fault)}) leave the page as it is, without a banner`, async ({
      page,
      php,
    }) => {
      await php.signIn()
      php.fault(MESSAGES, fault)
      await page.goto(`${php.portal}/classes`)
      // One quick retry, unless the backend said no.
      const calls = typeof fault === 'string' ? 2 : 1
      await expect.poll(() => callsTo(php, MESSAGES)).toBeGreaterThanOrEqual(calls)
      await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden()
      await expect(page.getByRole('alert')).toBeHidden()
    })
  }
})
