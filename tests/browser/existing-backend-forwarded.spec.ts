import { expect } from '../support/browser.ts'
import { test } from '../support/php/browser.ts'
import { AUTH, LOGIN, LOGOUT, SUBMIT, TASKS } from '../support/php/calls.ts'
import { CALL_FAILED, eachFault } from '../support/php/every-fault.ts'
import type { Fault } from '../support/php/faults.ts'
import { fillLogin, fillSubmission, login, press, typedInto } from '../support/php/student.ts'

// The built portal from our server, with a backend behind it that is not ours.

test.describe.configure({ timeout: 60_000 })

test.describe('8. Through our server, a backend that does not answer or breaks off', () => {
  test.use({ served: 'by our server' })
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(CALL_FAILED))
  const failed: readonly Fault[] = ['cut-off', 'dropped']

  test('is no connection to the session check, not a sign-out', async ({ page, php }) => {
    await php.signIn()
    await eachFault(php, AUTH, failed, async () => {
      await page.goto(`${php.portal}/classes`)
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('No connection')
    })
  })

  test('is an error to the login', async ({ page, php }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    await eachFault(php, LOGIN, failed, async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    })
  })

  test('is a task that failed to load, not one that is not found', async ({ page, php }) => {
    await php.signIn()
    await eachFault(php, TASKS, failed, async () => {
      await page.goto(`${php.portal}/mentor-tasks/3`)
      await expect(page.getByRole('main')).toContainText('Failed to load task details.')
    })
  })

  test('is a submission that failed, with everything typed still there', async ({ page, php }) => {
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks/3/submit`)
    await fillSubmission(page)
    const typed = await typedInto(page)
    await eachFault(php, SUBMIT, failed, async () => {
      await press(page, php, 'Submit Task')
      await expect(page.getByRole('alert')).toHaveText('Error submitting task. Please try again.')
      expect(await typedInto(page)).toEqual(typed)
    })
  })

  test('is a logout that did not reach the server', async ({ page, php }) => {
    await page.goto(`${php.portal}/login`)
    await eachFault(php, LOGOUT, failed, async () => {
      await login(page)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('server was not reached')
    })
  })
})

test.describe('In front of an existing backend of another name', () => {
  test.use({ served: 'by our server' })

  test('its session cookie comes without Domain, and over http without Secure', async ({
    page,
    php,
  }) => {
    php.speak({ cookieAttributes: '; path=/; domain=school.example.org; secure; HttpOnly' })
    await page.goto(`${php.portal}/login`)
    await login(page)
    const [cookie] = await page.context().cookies(php.portal)
    expect(cookie).toMatchObject({
      name: 'PHPSESSID',
      domain: '127.0.0.1',
      path: '/',
      secure: false,
      httpOnly: true,
    })
  })
})
