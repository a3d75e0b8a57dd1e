import { answerCall, FAILED_CALL, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage, haveSession } from '../support/enter.ts'
import { holdScripts } from '../support/scripts.ts'

// The script inside a protected page asks for the session. When: tests/browser/load-order.spec.ts.
test.describe('The session is asked for', () => {
  test('only after a logout that the device still owes', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await haveSession(page, origin)
    await page.goto(`${origin}/chat.html`)
    await page.evaluate(() => localStorage.setItem('logoutOwed', 'true'))
    const sent = watchCalls(page)
    await page.goto(`${origin}/payments`)
    await expectPage(page, 'Student Login')
    expect(sent.lines()).toEqual(['GET logout.php', 'GET auth.php'])
  })

  test('again if another tab signed in meanwhile', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await haveSession(page, origin)
    const scripts = await holdScripts(page)
    const sent = watchCalls(page)
    const other = await page.context().newPage()
    await other.goto(`${origin}/chat.html`)
    await page.goto(`${origin}/payments`, { waitUntil: 'commit' })
    await expect(page.getByText('Checking your session…')).toBeVisible()
    await other.evaluate(() => localStorage.setItem('owner', 'another'))
    await expect
      .poll(() => page.evaluate(() => 'earlyCall' in window && window.earlyCall))
      .toBe(undefined)
    await scripts.letGo()
    await expectPage(page, 'Payments')
    expect(sent.count('auth.php')).toBe(2)
  })

  test('also in a browser that may run no script inside the page, and a failure shows as ever', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/Content Security Policy/, FAILED_CALL)
    const { origin } = await portal.open()
    await haveSession(page, origin)
    await page.route(`${origin}/payments`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
      await route.fulfill({ response, headers })
    })
    await page.goto(`${origin}/payments`)
    await expectPage(page, 'Payments')
    await answerCall(page, 'auth.php', 'no object', 500)
    await page.goto(`${origin}/classes`)
    await expect(page.getByText(/^The school’s site has a problem/)).toBeVisible()
  })
})
