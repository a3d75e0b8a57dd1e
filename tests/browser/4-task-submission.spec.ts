import { holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm } from '../support/portal-forms.ts'

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
    await modal.getByRole('button', { name: 'Done' }).press('Enter')
    await expectPage(page, 'Mentor Tasks')
    await expect(page).toHaveURL(`${school.origin}/mentor-tasks`)
    await expect(modal).toBeHidden()
    expect(await school.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1)
  })
})
