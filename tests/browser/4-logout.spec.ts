import {
  FAILED_CALL,
  breakCall,
  EVERY_FAILURE,
  holdCall,
  mendCalls,
} from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { localStorageOf } from '../support/portal-forms.ts'

test.describe('4. States and transitions', () => {
  test('logout goes to /login', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('logout clears storage', async ({ page, portal }) => {
    const { origin } = await portal.open({
      links: { everyone: { class_link: 'https://a.example' } },
    })
    await enter(page, `${origin}/classes`)
    await expect.poll(() => localStorageOf(page)).toHaveProperty('userLinks')
    await page.evaluate(() => {
      localStorage.setItem('draft', 'of something')
      sessionStorage.setItem('draft', 'of something')
    })
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    expect(await localStorageOf(page)).toEqual({})
    expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
  })

  test('logout keeps the theme and the remembered address', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    const settings = { theme: 'dark', rememberedEmail: 'ada@example.org' }
    await page.evaluate((kept) => Object.assign(localStorage, kept), settings)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    expect(await localStorageOf(page)).toEqual(settings)
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  })

  test('logout ends the session at the server', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    const cookies = await page.context().cookies()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    await page.context().addCookies(cookies)
    const answer = await page.request.get(`${origin}/backend/get_links.php`)
    expect(answer.status()).toBe(401)
  })

  test('Back after logout shows nothing protected', async ({ page, portal, expectedErrors }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click()
    await expectPage(page, 'Payments')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    await page.goBack()
    await expect(page.getByText('Please sign in to continue.')).toBeVisible()
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })

  test('Logout is disabled with a spinner while it is under way', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    const release = await holdCall(page, 'logout.php')
    const button = page.getByRole('button', { name: 'Logout' })
    await expect(button.locator('[data-size]')).toHaveCount(0)
    await button.click()
    await expect(button).toBeDisabled()
    await expect(button.locator('[data-size]'), 'the spinner').toBeVisible()
    release()
    await expectPage(page, 'Student Login')
  })

  test('logout in one tab signs out the others', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    const other = await page.context().newPage()
    await other.goto(`${origin}/payments`)
    await expectPage(other, 'Payments')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL(`${origin}/login`)
    await expect(
      other.getByRole('status').filter({ hasText: 'You signed out in another tab.' }),
    ).toBeVisible()
    await expect(other.getByRole('navigation')).toHaveCount(0)
  })

  test('logout in one tab leaves a public page of another where it is', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    const other = await page.context().newPage()
    await other.goto(`${origin}/forgot-password`)
    await expectPage(other, 'Forgot Password')
    const heard = await other.evaluateHandle(() => {
      const event = new Promise((resolve) => addEventListener('storage', () => resolve(null)))
      return { event }
    })
    await page.getByRole('button', { name: 'Logout' }).click()
    await heard.evaluate(({ event }) => event)
    await expectPage(page, 'Student Login')
    await expectPage(other, 'Forgot Password')
    await expect(other).toHaveURL(`${origin}/forgot-password`)
  })

  for (const failure of EVERY_FAILURE) {
    test(`logout signs out of the device all the same and says that the server was not reached: ${failure}`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL)
      const { origin } = await portal.open()
      await enter(page, `${origin}/classes`)
      await expectPage(page, 'Classes')
      await breakCall(page, 'logout.php', failure)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expectPage(page, 'Student Login')
      await expect(page.getByRole('alert')).toContainText('server was not reached')
      // The one thing kept: that the server is still to be told.
      expect(await localStorageOf(page)).toEqual({ logoutOwed: 'true' })
    })
  }

  test('a logout that the server missed is made up for before anything protected shows again', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    await expectPage(page, 'Classes')
    await breakCall(page, 'logout.php', 'the connection is lost')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')
    await mendCalls(page)
    await page.goto(`${origin}/classes`)
    await expectPage(page, 'Student Login')
  })
})
