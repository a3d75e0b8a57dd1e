import { listSubmissions } from '../../src/server/store/tasks.ts'
import { breakCall, FAILED_CALL, holdCall, mendCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm, SUBMISSION } from '../support/portal-forms.ts'

test.describe('4. States and transitions', () => {
  test("task submission: pressing twice, or Enter while it is under way, submits once, and Done of the success modal 'Task Submitted' leads to /mentor-tasks", async ({
    page,
    portal,
  }) => {
    const school = await portal.open()
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    const release = await holdCall(page, 'submit_task.php')
    await page.getByRole('button', { name: 'Submit Task' }).dblclick()
    await page.getByLabel('Student ID').press('Enter')
    release()
    const modal = page.getByRole('dialog', { name: 'Task Submitted' })
    await modal.getByRole('button', { name: 'Done' }).click()
    await expectPage(page, 'Mentor Tasks')
    await expect(page).toHaveURL(`${school.origin}/mentor-tasks`)
    await expect(modal).toBeHidden()
    expect(await listSubmissions(school.db)).toHaveLength(1)
  })

  test('task submission whose connection is lost keeps everything typed, and is handed in by another press', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const school = await portal.open()
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    await breakCall(page, 'submit_task.php', 'the connection is lost')
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('alert')).toHaveText('Error submitting task. Please try again.')
    for (const [label, value] of Object.entries(SUBMISSION)) {
      await expect(page.getByLabel(label)).toHaveValue(value)
    }
    await mendCalls(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    expect(await listSubmissions(school.db)).toHaveLength(1)
  })
})
