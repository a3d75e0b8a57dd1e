import type { Page } from '@playwright/test'
import { answerCall, breakCall, FAILED_CALL, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { submitLogin } from '../support/portal-forms.ts'

const EIGHT_DAYS_MS = 8 * 24 * 3_600_000 // an unused session ends after seven

test.describe('4. States and transitions', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(FAILED_CALL))

  test('an expired session redirects to /login at the next load', async ({ page, portal }) => {
    const { origin, clock } = await portal.signedIn()
    clock.advance(EIGHT_DAYS_MS)
    await page.reload()
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(
      page.getByRole('status').filter({ hasText: 'Please sign in to continue.' }),
    ).toBeVisible()
  })

  test('a later call that answers 401 leads to one new check, and its answer to /login', async ({
    page,
    portal,
  }) => {
    const { origin, clock } = await portal.signedIn()
    await openForm(page, origin)
    clock.advance(EIGHT_DAYS_MS)
    const calls = watchCalls(page)
    await goOnToTheTasks(page)
    await expect(page).toHaveURL(`${origin}/login`)
    await expect(
      page.getByRole('status').filter({ hasText: 'Please sign in to continue.' }),
    ).toBeVisible()
    expect(calls.lines()).toEqual(['GET get_tasks.php?course_cohort=Cohort+7', 'GET auth.php'])
  })

  test('who signs in again after that is back on the page that was open', async ({
    page,
    portal,
  }) => {
    const { origin, clock } = await portal.signedIn({ tasks: [{ title: 'Your town' }] })
    await openForm(page, origin)
    clock.advance(EIGHT_DAYS_MS)
    await goOnToTheTasks(page)
    await expect(page).toHaveURL(`${origin}/login`)
    await submitLogin(page)
    await expect(page).toHaveURL(`${origin}/mentor-tasks`)
    await expect(page.getByRole('link', { name: 'Your town' })).toBeVisible()
  })

  for (const status of [401, 403]) {
    test(`a call that answers ${status} while the session holds leaves the page as it is`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.signedIn()
      await openForm(page, origin)
      await answerCall(page, 'get_tasks.php', { status: 'error', message: 'Not yours.' }, status)
      const calls = watchCalls(page)
      await goOnToTheTasks(page)
      await expect(page.getByRole('alert')).toContainText('Not yours.')
      await expect.poll(() => calls.count('auth.php')).toBe(1)
      await expect(page).toHaveURL(`${origin}/mentor-tasks`)
    })
  }

  test('a new check that fails leaves the page as it is', async ({ page, portal }) => {
    const { origin } = await portal.signedIn()
    await openForm(page, origin)
    await answerCall(page, 'get_tasks.php', { status: 'error', message: 'Not now.' }, 401)
    await breakCall(page, 'auth.php', 'the connection is lost')
    const checkFailed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('auth.php'),
    )
    await goOnToTheTasks(page)
    await checkFailed
    await expect(page.getByRole('alert')).toContainText('Not now.')
    await expect(page).toHaveURL(`${origin}/mentor-tasks`)
  })
})

/** The task form asks the backend nothing until it is sent, and leads on to a page that does. */
async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/tasks-turnintin-log`)
  await expect(page.getByLabel('Student ID')).toBeVisible()
}

async function goOnToTheTasks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the tasks' }).click()
}
