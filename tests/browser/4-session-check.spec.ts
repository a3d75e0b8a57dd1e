import {
  answerCall,
  breakCall,
  EVERY_FAILURE,
  FAILED_CALL,
  holdCall,
  watchCalls,
} from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { localStorageOf, submitLogin } from '../support/portal-forms.ts'

const FACECARD = 'https://pictures.example.org/ada.png'

test.describe('4. States and transitions', () => {
  test('a loading spinner shows on entering the protected area', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
    const release = await holdCall(page, 'auth.php')
    await page.goto(`${origin}/classes`)
    await expect(page.getByRole('status')).toHaveText('Checking your session…')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
    await expect(page.getByText('Checking your session…')).toHaveCount(0)
  })

  test('success with an active user stores the profile', async ({ page, portal }) => {
    await page.route(FACECARD, (route) => route.fulfill({ contentType: 'image/png', body: '' }))
    const { origin } = await portal.signedIn({ students: [{ facecard: FACECARD }] })
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${origin}/classes`)
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
    expect(await localStorageOf(page)).toMatchObject({
      userName: 'Ada Okafor',
      courseCohort: 'Cohort 7',
      facecard: FACECARD,
    })
  })

  test('success with an active user loads links', async ({ page, portal }) => {
    const calls = watchCalls(page)
    const classLink = 'https://meet.example.org/class'
    await portal.signedIn({ links: { everyone: { class_link: classLink } } })
    await expect.poll(async () => (await localStorageOf(page))['userLinks']).toContain(classLink)
    const lines = calls.lines()
    expect(lines.indexOf('GET auth.php')).toBeLessThan(lines.indexOf('GET get_links.php'))
  })

  test('not success redirects to /login, which asks to sign in', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await page.goto(`${origin}/classes`)
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(
      page.getByRole('status').filter({ hasText: 'Please sign in to continue.' }),
    ).toBeVisible()
  })

  test('not success with HTTP status 200 redirects to /login too', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
    await answerCall(page, 'auth.php', { status: 'error', message: 'Not signed in' })
    await page.goto(`${origin}/classes`)
    await expect(page).toHaveURL(`${origin}/login`)
  })

  for (const failure of EVERY_FAILURE) {
    test(`a failed call redirects to /login, which says that there is no connection: ${failure}`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL)
      const { origin } = await portal.signedIn()
      await breakCall(page, 'auth.php', failure)
      await page.goto(`${origin}/classes`)
      await expect(page).toHaveURL(`${origin}/login`)
      await expect(page.getByRole('alert')).toContainText('No connection')
    })
  }

  test('after a failed call Try again leads to the page that was asked for', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.signedIn()
    await breakCall(page, 'auth.php', 'the connection is lost')
    await page.goto(`${origin}/classes`)
    const retry = page.getByRole('link', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await page.unrouteAll()
    await retry.click()
    await expect(page).toHaveURL(`${origin}/classes`)
  })

  test('the session is asked of the backend once per load, whatever pages follow', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.signedIn()
    const calls = watchCalls(page)
    await page.goto(`${origin}/classes`)
    const sidebar = page.getByRole('navigation')
    for (const title of ['Meetings', 'Payments', 'Dashboard']) {
      await sidebar.getByRole('link', { name: title }).click()
    }
    await expect(page).toHaveURL(`${origin}/`)
    expect(calls.count('auth.php')).toBe(1)
  })

  test('the session is asked again on the next entry into the protected area', async ({
    page,
    portal,
  }) => {
    await portal.signedIn()
    const calls = watchCalls(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await submitLogin(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    expect(calls.count('auth.php')).toBe(1)
  })

  test('the session is not asked on focus nor on reconnecting', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
    const calls = watchCalls(page)
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/tasks`)
    expect(calls.count('auth.php')).toBe(0)
  })

  for (const path of ['/login', '/forgot-password', '/verify-otp', '/reset-password']) {
    test(`the public page ${path} asks the backend nothing`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      const calls = watchCalls(page)
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(calls.lines()).toEqual([])
    })
  }
})
