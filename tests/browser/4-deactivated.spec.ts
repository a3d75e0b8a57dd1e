import { answerCall, FAILED_CALL, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { localStorageOf, submitLogin } from '../support/portal-forms.ts'

const GRACE = {
  fullName: 'Grace Bello',
  email: 'grace@example.org',
  access: 'deactivated',
} as const

test.describe('4. States and transitions', () => {
  test('user_status deactivated shows a blocking Access Deactivated dialog with only Logout', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ students: [GRACE] })
    await page.goto(`${origin}/login`)
    await submitLogin(page, GRACE)
    const dialog = page.getByRole('alertdialog', { name: 'Access Deactivated' })
    await expect(dialog).toContainText(
      'Your account has been deactivated. Please contact support for assistance.',
    )
    // What is behind the dialog is hidden from roles, and must not be there all the same.
    await expect(page.getByRole('button', { includeHidden: true })).toHaveText(['Logout'])
    await expect(page.getByRole('link', { includeHidden: true })).toHaveCount(0)
  })

  test('neither Escape nor pressing beside it closes the Access Deactivated dialog', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ students: [GRACE] })
    await enter(page, `${origin}/classes`, GRACE)
    const dialog = page.getByRole('alertdialog', { name: 'Access Deactivated' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
  })

  test('a deactivated session makes no further call but logout', async ({ page, portal }) => {
    const { origin } = await portal.open({ students: [GRACE] })
    const calls = watchCalls(page)
    await enter(page, `${origin}/mentor-tasks`, GRACE)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${origin}/login`)
    expect(calls.lines()).toEqual(['GET auth.php', 'GET logout.php'])
  })

  test('a deactivated session does not store the profile', async ({ page, portal }) => {
    const { origin } = await portal.open({ students: [GRACE] })
    await enter(page, `${origin}/classes`, GRACE)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await localStorageOf(page)).toEqual({})
  })

  for (const status of ['Deactivated', 'DEACTIVATED']) {
    test(`user_status ${status} blocks as deactivated does`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await answerCall(page, 'auth.php', profile({ user_status: status }))
      await page.goto(`${origin}/classes`)
      await expect(page.getByRole('alertdialog', { name: 'Access Deactivated' })).toBeVisible()
    })
  }

  for (const [what, fields] of [
    ['any other user_status', { user_status: 'suspended' }],
    ['an empty user_status', { user_status: '' }],
    ['no user_status', {}],
  ] as const) {
    test(`${what} is active`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await page.route('**/backend/*', (route) => route.fulfill({ json: { status: 'success' } }))
      await answerCall(page, 'auth.php', profile(fields))
      await page.goto(`${origin}/classes`)
      await expectPage(page, 'Classes')
    })
  }

  test('who is deactivated while the portal is open is blocked at the next call', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin, db } = await portal.open()
    await enter(page, `${origin}/tasks-turnintin-log`)
    await expect(page.getByLabel('Student ID')).toBeVisible()
    await db.updateTable('students').set({ access: 'deactivated' }).execute()
    await page.getByRole('link', { name: 'Back to the tasks' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Access Deactivated' })).toBeVisible()
  })
})

function profile(fields: { readonly user_status?: string }) {
  return { status: 'success', full_name: 'Ada Okafor', course_cohort: 'Cohort 7', ...fields }
}
