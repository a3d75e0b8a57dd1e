import { expect } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { test } from '../support/php/browser.ts'
import { AUTH, callsTo, LINKS, LOGOUT, MESSAGES, TASKS } from '../support/php/calls.ts'
import { CALL_FAILED, eachFault, FAILED, MESSAGE, REFUSED } from '../support/php/every-fault.ts'
import { fillLogin, login, view } from '../support/php/student.ts'

// The session in front of a backend that is not ours and goes wrong.

test.describe.configure({ timeout: 60_000 })

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(CALL_FAILED))

const STUDENT_KEYS = new Set(['userName', 'courseCohort', 'facecard', 'userLinks']) // spec 3

test.describe('4. Session check, in front of an existing backend that fails', () => {
  test('a loading spinner shows while it is slow', async ({ page, php }) => {
    await php.signIn()
    php.fault(AUTH, { slow: 1500 })
    await page.goto(`${php.portal}/classes`)
    await expect(page.getByRole('status')).toHaveText('Checking your session…')
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  })

  test('a failed call redirects to /login, which says that there is no connection', async ({
    page,
    php,
  }) => {
    await php.signIn()
    await eachFault(php, AUTH, FAILED, async () => {
      await page.goto(`${php.portal}/classes`)
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('No connection')
    })
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  })

  test('not success redirects to /login, which asks to sign in', async ({ page, php }) => {
    await php.signIn()
    await eachFault(php, AUTH, REFUSED, async () => {
      await page.goto(`${php.portal}/classes`)
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(
        page.getByRole('status').filter({ hasText: 'Please sign in to continue.' }),
      ).toBeVisible()
      await expect(page.getByText('No connection')).toBeHidden()
    })
  })

  for (const http of [401, 403] as const) {
    for (const call of [LINKS, MESSAGES, TASKS]) {
      test(`${call} that answers ${http} leads to one new check, and only its refusal to /login`, async ({
        page,
        php,
      }) => {
        await php.signIn()
        php.fault(call, { refuse: MESSAGE, http })
        await page.goto(`${php.portal}/mentor-tasks`)
        await expect.poll(() => callsTo(php, AUTH)).toBe(2)
        await expect(page.getByRole('heading', { level: 1, name: 'Mentor Tasks' })).toBeVisible()
        php.endSessions()
        await page.reload()
        await expect(page).toHaveURL(`${php.portal}/login`)
      })
    }
  }

  test('a session that ended meanwhile leads to /login and, signed in again, back', async ({
    page,
    php,
  }) => {
    php.speak({ refusalStatus: 401 })
    await php.signIn()
    await page.goto(`${php.portal}/classes`)
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
    php.endSessions()
    await view(page, 'Cloud Link')
    await page.getByRole('dialog').getByRole('link', { name: 'Mentor tasks' }).click()
    await expect(page).toHaveURL(`${php.portal}/login`)
    await expect(
      page.getByRole('status').filter({ hasText: 'Please sign in to continue.' }),
    ).toBeVisible()
    await fillLogin(page)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${php.portal}/mentor-tasks`)
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })
})

test.describe('4. Logout, in front of an existing backend that fails', () => {
  // Nothing of its answer is read: an empty one is as good as any. A redirect is a page of HTML,
  // and whether it led to the login page or to an error page cannot be told from here.
  const failed = FAILED.filter((fault) => fault !== 'empty' && fault !== 'redirect')

  test('clears storage, goes to /login and says that the server was not reached', async ({
    page,
    php,
  }) => {
    await page.goto(`${php.portal}/login`)
    await eachFault(php, LOGOUT, failed, async () => {
      await login(page)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('server was not reached')
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept.filter((key) => STUDENT_KEYS.has(key))).toEqual([])
    })
  })

  test('is complete when the backend answers nothing, or refuses', async ({ page, php }) => {
    await eachFault(php, LOGOUT, ['empty', ...REFUSED], async () => {
      await php.signIn()
      await page.goto(php.portal)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expectPage(page, 'Student Login')
      await expect(page.getByRole('alert')).toBeHidden()
    })
  })
})
