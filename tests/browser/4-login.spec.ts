import { FAILED_CALL, holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { localStorageOf, submitLogin } from '../support/portal-forms.ts'
import { PASSWORD } from '../support/server.ts'

test.describe('4. States and transitions', () => {
  test('login success goes to /', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    await expect(page).toHaveURL(`${origin}/`)
  })

  test('login success stores the name', async ({ page, portal }) => {
    const { origin } = await portal.open()
    // The session check stores it too: what is there before it answers, login stored.
    const release = await holdCall(page, 'auth.php')
    await page.goto(`${origin}/login`)
    await submitLogin(page)
    await expect(page.getByText('Checking your session…')).toBeVisible()
    expect(await localStorageOf(page)).toEqual({ userName: 'Ada Okafor' })
    release()
    await expectPage(page, 'Welcome, Ada')
  })

  test('login success leaves nothing of the student who was stored before', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    const release = await holdCall(page, 'auth.php')
    await page.goto(`${origin}/login`)
    await page.evaluate(() => {
      for (const key of ['userName', 'courseCohort', 'facecard', 'userLinks']) {
        localStorage.setItem(key, '"of another student"')
      }
    })
    await submitLogin(page)
    await expect(page.getByText('Checking your session…')).toBeVisible()
    expect(await localStorageOf(page)).toEqual({ userName: 'Ada Okafor' })
    release()
    await expectPage(page, 'Welcome, Ada')
  })

  test('the Login button is disabled with a spinner while signing in', async ({ page, portal }) => {
    const { origin } = await portal.open()
    const release = await holdCall(page, 'login.php')
    await page.goto(`${origin}/login`)
    await submitLogin(page)
    const button = page.getByRole('button', { name: 'Login' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expectPage(page, 'Welcome, Ada')
  })

  test('login leads back to the protected page that asked for it', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await page.goto(`${origin}/student-policy?from=mail#main`)
    await expectPage(page, 'Student Login')
    expect(page.url(), 'the wish travels in navigation state').toBe(`${origin}/login`)
    await submitLogin(page)
    await expect(page).toHaveURL(`${origin}/student-policy?from=mail#main`)
  })

  for (const wish of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    'javascript:alert(1)',
  ]) {
    test(`login leads to / when the page that asked is none of the portal's own: ${JSON.stringify(wish)}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await page.goto(`${origin}/login`)
      await page.evaluate((from) => history.replaceState({ ...history.state, from }, ''), wish)
      await page.reload()
      await submitLogin(page)
      await expectPage(page, 'Welcome, Ada')
      await expect(page).toHaveURL(`${origin}/`)
    })
  }

  test('login heeds no wish in its address', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login?from=/payments&redirect=//elsewhere.example`)
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    await expect(page).toHaveURL(`${origin}/`)
  })

  test('Back from the dashboard does not lead to the sign-in that was passed', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/forgot-password`)
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/forgot-password`)
  })
})

test.describe('4. States and transitions: Remember me', () => {
  test('Remember me keeps the e-mail address on the device, to fill it in next time', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByLabel('Remember me').check()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    await page.goto(`${origin}/login`)
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
    await expect(page.getByLabel('Remember me')).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('the password is kept nowhere', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByLabel('Remember me').check()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie, history.state]),
    )
    expect(kept).not.toContain(PASSWORD)
  })

  test('unticking Remember me forgets the address', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.evaluate(() => localStorage.setItem('rememberedEmail', 'ada@example.org'))
    await page.reload()
    await page.getByLabel('Remember me').uncheck()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    await page.goto(`${origin}/login`)
    await expect(page.getByLabel('Email')).toHaveValue('')
    await expect(page.getByLabel('Remember me')).not.toBeChecked()
  })

  test('without Remember me the address is not kept', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
    await page.goto(`${origin}/login`)
    await expect(page.getByLabel('Email')).toHaveValue('')
  })
})
