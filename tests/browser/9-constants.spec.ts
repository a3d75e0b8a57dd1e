import { answerCall, holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, enterResetStep, expectPage } from '../support/enter.ts'
import { CLOCK_MARGIN_MS, stopClock, waitStopped } from '../support/page-clock.ts'

test.describe('9. Business constants and limits', () => {
  test('the message banner shows for 14000 ms', async ({ page, portal }) => {
    await page.clock.install()
    const { origin } = await portal.open({ messages: { everyone: 'No class on Friday.' } })
    const release = await holdCall(page, 'fetch_messages.php')
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    await stopClock(page)
    release()
    const banner = page.getByText('No class on Friday.')
    await waitStopped(page, banner)
    await page.clock.runFor(14_000 - CLOCK_MARGIN_MS)
    await expect(banner).toBeVisible()
    await page.clock.runFor(CLOCK_MARGIN_MS)
    await expect(banner).toBeHidden()
  })

  for (const { call, path, button, next } of [
    {
      call: 'request_password_reset.php',
      path: '/forgot-password',
      button: 'Send Code',
      next: '/verify-otp',
    },
    { call: 'verify_otp.php', path: '/verify-otp', button: 'Verify Code', next: '/reset-password' },
    {
      call: 'reset_password.php',
      path: '/reset-password',
      button: 'Reset Password',
      next: '/login',
    },
  ] as const) {
    test(`the redirect from ${path} to ${next} waits 2000 ms`, async ({ page, portal }) => {
      await page.clock.install()
      const { origin } = await portal.open()
      await answerCall(page, call, { status: 'success', message: 'That went well.' })
      await enterResetStep(page, `${origin}${path}`)
      for (const field of await page.locator('input[required]').all()) {
        await field.fill('ada@example.org')
      }
      await stopClock(page)
      await page.getByRole('button', { name: button }).click()
      await waitStopped(page, page.getByText('That went well.'))
      await page.clock.runFor(2000 - CLOCK_MARGIN_MS)
      expect(page.url()).toBe(`${origin}${path}`)
      await page.clock.runFor(CLOCK_MARGIN_MS)
      await expect(page).toHaveURL(`${origin}${next}`)
    })
  }

  test('the mobile breakpoint is 900px', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    const sidebar = page.getByRole('navigation')
    const menu = page.getByRole('button', { name: 'Menu' })
    await page.setViewportSize({ width: 901, height: 700 })
    await expect(sidebar).toBeVisible()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 900, height: 700 })
    await expect(sidebar).toBeHidden()
    await expect(menu).toBeVisible()
  })
})
