import { listSubmissions } from '../../src/server/store/tasks.ts'
import { holdCall, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { fillTaskForm } from '../support/portal-forms.ts'

const FORMS = ['/mentor-tasks/3/submit', '/tasks-turnintin-log']

test.describe('4. States and transitions', () => {
  for (const path of FORMS) {
    test(`task submission from ${path}: success modal 'Task Submitted' whose Done leads to /mentor-tasks`, async ({
      page,
      portal,
    }) => {
      const school = await portal.open()
      await enter(page, `${school.origin}${path}`)
      await fillTaskForm(page)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      const modal = page.getByRole('dialog', { name: 'Task Submitted' })
      await modal.getByRole('button', { name: 'Done' }).click()
      await expectPage(page, 'Mentor Tasks')
      await expect(page).toHaveURL(`${school.origin}/mentor-tasks`)
      await expect(modal).toBeHidden()
      expect(await listSubmissions(school.db)).toHaveLength(1)
    })
  }

  test('task submission, idle: the button is enabled and nothing is sent', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    const calls = watchCalls(page)
    await fillTaskForm(page)
    await expect(page.getByRole('button', { name: 'Submit Task' })).toBeEnabled()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(calls.count('submit_task.php')).toBe(0)
  })

  test('task submission, submitting: button disabled with spinner', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    const release = await holdCall(page, 'submit_task.php')
    await page.getByRole('button', { name: 'Submit Task' }).click()
    const button = page.getByRole('button', { name: /^Submit/ })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
  })

  test('pressing twice, or Enter while it is under way, submits once', async ({ page, portal }) => {
    const school = await portal.open()
    await enter(page, `${school.origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    const release = await holdCall(page, 'submit_task.php')
    await page.getByRole('button', { name: 'Submit Task' }).dblclick()
    await page.getByLabel('Student ID').press('Enter')
    release()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    expect(await listSubmissions(school.db)).toHaveLength(1)
  })

  for (const [answer, body] of [
    ['a status of success', '{"status":"success"}'],
    ['a status of ok', '{"status":"ok"}'],
    ['an empty body', ''],
    ['JSON that has no status', '{"id":17}'],
  ] as const) {
    test(`task submission succeeds with HTTP 2xx and ${answer}`, async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/mentor-tasks/3/submit`)
      await page.route('**/backend/submit_task.php', (route) =>
        route.fulfill({ status: 201, body }),
      )
      await fillTaskForm(page)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    })
  }

  test('a form that was submitted is empty when it is opened again', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await page.getByRole('dialog', { name: 'Task Submitted' }).getByText('Done').click()
    await expectPage(page, 'Mentor Tasks')
    await page.goto(`${origin}/mentor-tasks/3/submit`)
    await expect(page.getByLabel('Student ID')).toHaveValue('')
    await expect(page.getByLabel('Documents Link')).toHaveValue('')
  })
})
