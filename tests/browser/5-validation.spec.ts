import { watchCalls } from '../support/backend-calls.ts'
import { boxOf } from '../support/box-of.ts'
import { expect, test } from '../support/browser.ts'
import { fillTaskForm, SUBMISSION } from '../support/portal-forms.ts'

test('on a phone the task form focuses the first wrong field, warns above Submit Task, ignores a double tap and shows the receipt on one screen', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await portal.enter('/mentor-tasks/3/submit')
  const submit = page.getByRole('button', { name: 'Submit Task' })
  const [task, lesson] = [page.getByLabel('Task Number'), page.getByLabel('Lesson Number')]
  await submit.click()
  await expect(lesson).toBeFocused()
  for (const words of ['Lesson Number', 'Enter the lesson number.']) {
    await expect(page.getByText(words).last()).toBeInViewport({ ratio: 1 })
  }
  const summary = page.getByRole('status').filter({ hasText: '4 fields need your attention' })
  expect((await boxOf(summary)).width, 'for screen readers alone').toBe(1)
  await expect(page.getByRole('button', { name: 'Enter your student ID.' })).toBeHidden()

  // The two numbers stand side by side from 600 px on, in one line whatever the errors say.
  await page.setViewportSize({ width: 600, height: 800 })
  const [left, right] = [await boxOf(task), await boxOf(lesson)]
  expect(right.y).toBe(left.y)
  expect(right.x).toBeGreaterThan(left.x + left.width)
  await page.setViewportSize({ width: 360, height: 640 })
  const above = await boxOf(task)
  expect((await boxOf(lesson)).y).toBeGreaterThan(above.y + above.height)

  await fillTaskForm(page, { 'Video Link': SUBMISSION['Documents Link'] })
  await submit.scrollIntoViewIfNeeded()
  const { y } = await boxOf(submit)
  const calls = watchCalls(page)
  await submit.dblclick()
  await expect(page.getByText(/^Both links are the same/)).toBeInViewport({ ratio: 1 })
  expect(Math.abs((await boxOf(submit)).y - y), 'the button stays in place').toBeLessThan(1)
  expect(calls.count('submit_task.php')).toBe(0)
  await submit.press('Enter') // keys count at once
  const modal = page.getByRole('dialog', { name: 'Task Submitted' })
  await expect(modal.locator('p svg'), 'the tick').toBeInViewport({ ratio: 1 })
  await expect(modal.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
})
