import {
  answerCall,
  breakCall,
  EVERY_FAILURE,
  FAILED_CALL,
  mendCalls,
} from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm, submitLogin } from '../support/portal-forms.ts'

const tasks = [{ lessonNumber: '3', title: 'Your town' }]

test.describe('8. Error catalogue', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(FAILED_CALL))

  test("Task detail: 'Task not found.'", async ({ page, portal }) => {
    const { origin } = await portal.open({ tasks })
    await enter(page, `${origin}/mentor-tasks/99`)
    await expect(page.getByRole('alert')).toHaveText('Task not found.')
    await expect(page.getByRole('link', { name: 'Submit Task Here' })).toHaveCount(0)
  })

  test("Task detail: a status that is not success is 'Task not found.', whatever its message", async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ tasks })
    await answerCall(page, 'get_tasks.php', { status: 'error', message: 'No such row' })
    await enter(page, `${origin}/mentor-tasks/3`)
    await expect(page.getByRole('alert')).toHaveText('Task not found.')
  })

  for (const failure of EVERY_FAILURE) {
    test(`Task detail: 'Failed to load task details.': ${failure}`, async ({ page, portal }) => {
      const { origin } = await portal.open({ tasks })
      await breakCall(page, 'get_tasks.php', failure)
      await enter(page, `${origin}/mentor-tasks/3`)
      await expect(page.getByRole('alert')).toContainText('Failed to load task details.')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
      await mendCalls(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expectPage(page, 'Your town')
    })
  }

  for (const empty of [null, false, [], {}, undefined, { id: null, title: '' }]) {
    test(`Task detail: empty result shows 'No task found.': ${JSON.stringify(empty)}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ tasks })
      await answerCall(page, 'get_tasks.php', { status: 'success', task: empty })
      await enter(page, `${origin}/mentor-tasks/3`)
      await expect(page.getByRole('alert')).toHaveText('No task found.')
    })
  }

  test("Task list empty: 'No tasks available.'", async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks`)
    await expect(page.getByText('No tasks available.')).toBeVisible()
  })

  for (const empty of [null, false, [], {}, undefined]) {
    test(`Task list empty: 'No tasks available.': ${JSON.stringify(empty)}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ tasks })
      await answerCall(page, 'get_tasks.php', { status: 'success', tasks: empty })
      await enter(page, `${origin}/mentor-tasks`)
      await expect(page.getByText('No tasks available.')).toBeVisible()
    })
  }

  test('Task list not success: the server’s message and Try again', async ({ page, portal }) => {
    const { origin } = await portal.open({ tasks })
    await answerCall(page, 'get_tasks.php', { status: 'error', message: 'Cohort unknown.' })
    await enter(page, `${origin}/mentor-tasks`)
    await expect(page.getByRole('alert')).toContainText('Cohort unknown.')
    await expect(page.getByText('No tasks available.')).toHaveCount(0)
    await mendCalls(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Your town' })).toBeVisible()
  })

  for (const failure of EVERY_FAILURE) {
    test(`Task list that failed to load says so and never 'No tasks available.': ${failure}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ tasks })
      await breakCall(page, 'get_tasks.php', failure)
      await enter(page, `${origin}/mentor-tasks`)
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
      await expect(page.getByText('No tasks available.')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
      await mendCalls(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('link', { name: 'Your town' })).toBeVisible()
    })
  }

  test("Task submit failure: alert 'Error submitting task. Please try again.'", async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await breakCall(page, 'submit_task.php', 'the connection is lost')
    await enter(page, `${origin}/tasks-turnintin-log`)
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('alert')).toHaveText('Error submitting task. Please try again.')
  })

  test("Deactivated: 'Your account has been deactivated. Please contact support for assistance.'", async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ students: [{ access: 'deactivated' }] })
    await page.goto(`${origin}/login`)
    await submitLogin(page)
    await expect(
      page.getByText('Your account has been deactivated. Please contact support for assistance.', {
        exact: true,
      }),
    ).toBeVisible()
  })

  test('Session failure redirects to login', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/mentor-tasks/3/submit`)
    await expectPage(page, 'Student Login')
    await expect(page).toHaveURL(`${origin}/login`)
  })
})
