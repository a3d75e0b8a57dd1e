import { listSubmissions } from '../../src/server/store/tasks.ts'
import {
  answerCall,
  breakCall,
  EVERY_FAILURE,
  FAILED_CALL,
  mendCalls,
} from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm, SUBMISSION, submitLogin } from '../support/portal-forms.ts'

const EIGHT_DAYS_MS = 8 * 24 * 3_600_000 // an unused session ends after seven
const ERROR = 'Error submitting task. Please try again.'

test.describe('4. States and transitions', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(FAILED_CALL))

  for (const failure of EVERY_FAILURE) {
    test(`task submission is an error in the page, with everything typed still there: ${failure}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/mentor-tasks/3/submit`)
      await breakCall(page, 'submit_task.php', failure)
      await fillTaskForm(page)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await expect(page.getByRole('alert')).toHaveText(ERROR)
      for (const [label, value] of Object.entries(SUBMISSION)) {
        await expect(page.getByLabel(label)).toHaveValue(value)
      }
      await expect(page.getByRole('button', { name: 'Submit Task' })).toBeEnabled()
    })
  }

  for (const [what, status, json] of [
    ['a status that is not success', 200, { status: 'error', message: 'Closed' }],
    ['HTTP 500, whatever the status says', 500, { status: 'success' }],
    ['HTTP 413', 413, { status: 'error' }],
  ] as const) {
    test(`task submission is an error with ${what}`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/mentor-tasks/3/submit`)
      await answerCall(page, 'submit_task.php', json, status)
      await fillTaskForm(page)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await expect(page.getByRole('alert')).toHaveText(ERROR)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  test('an HTML page with HTTP 200 is an error, too', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await page.route('**/backend/submit_task.php', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Warning: disk full</p>' }),
    )
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('alert')).toHaveText(ERROR)
  })

  test('who tries again after a failure submits once', async ({ page, portal }) => {
    const school = await portal.open()
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await breakCall(page, 'submit_task.php', 'the connection is lost')
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('alert')).toHaveText(ERROR)
    await mendCalls(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    await expect(page.getByText(ERROR)).toHaveCount(0)
    expect(await listSubmissions(school.db)).toHaveLength(1)
  })

  test('the error is no browser alert', async ({ page, portal }) => {
    const { origin } = await portal.open()
    const dialogs: string[] = []
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await breakCall(page, 'submit_task.php', 'the connection is lost')
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('alert')).toHaveText(ERROR)
    expect(dialogs).toEqual([])
  })

  test('a submission that a new sign-in interrupts is still there, as it was typed', async ({
    page,
    portal,
  }) => {
    const { origin, clock } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    clock.advance(EIGHT_DAYS_MS)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expectPage(page, 'Student Login')
    await submitLogin(page)
    await expectPage(page, 'Submit Task')
    for (const [label, value] of Object.entries(SUBMISSION)) {
      await expect(page.getByLabel(label)).toHaveValue(value)
    }
  })

  test('a submission that was interrupted does not reach the next student of the device', async ({
    page,
    portal,
  }) => {
    const grace = { email: 'grace@example.org', fullName: 'Grace Bello' }
    const { origin, clock } = await portal.open({ students: [{}, grace] })
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    clock.advance(EIGHT_DAYS_MS)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expectPage(page, 'Student Login')
    await submitLogin(page, grace)
    await expectPage(page, 'Submit Task')
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Bello')
    await expect(page.getByLabel('Student ID')).toHaveValue('')
  })
})
