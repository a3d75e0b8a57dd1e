import { answerCall, FAILED_CALL, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { holdScripts } from '../support/scripts.ts'

test.describe('The session is asked for', () => {
  test('with the page: before any script has come, once', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
    const scripts = await holdScripts(page)
    const sent = watchCalls(page)
    const arrived = page.waitForResponse((response) => response.url().endsWith('/auth.php'))
    await page.goto(`${origin}/payments`, { waitUntil: 'commit' })
    await arrived
    await scripts.letGo()
    await expectPage(page, 'Payments')
    expect(sent.count('auth.php')).toBe(1)
  })

  test('on no public page', async ({ page, portal }) => {
    const { origin } = await portal.open()
    const sent = watchCalls(page)
    await page.goto(`${origin}/login`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
    await page.goto(`${origin}/accessibility`)
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeEnabled()
    expect(sent.lines()).toEqual([])
  })

  test('only after a logout that is owed', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
    await page.evaluate(() => localStorage.setItem('logoutOwed', 'true'))
    const sent = watchCalls(page)
    await page.goto(`${origin}/payments`)
    await expectPage(page, 'Student Login')
    expect(sent.lines()).toEqual(['GET logout.php', 'GET auth.php'])
  })

  test('again where another tab has signed in meanwhile', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
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

  test('all the same in a browser that was told to run no script inside the page', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/Content Security Policy/)
    const { origin } = await portal.signedIn()
    await page.route(`${origin}/payments`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
      await route.fulfill({ response, headers })
    })
    await page.goto(`${origin}/payments`)
    await expectPage(page, 'Payments')
  })

  test('and a failure of it is told as ever', async ({ page, portal, expectedErrors }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await answerCall(page, 'auth.php', 'no object', 500)
    await page.goto(`${origin}/payments`)
    await expect(page.getByText(/^The school’s site has a problem/)).toBeVisible()
  })
})
