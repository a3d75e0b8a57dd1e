import { watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { boxOf } from '../support/box-of.ts'
import { enter } from '../support/enter.ts'
import { fillTaskForm, SUBMISSION } from '../support/portal-forms.ts'

test.describe('5. Validation rules', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('the first wrong field of the task form has the focus, in sight with its label, and no summary stands above', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/mentor-tasks/3/submit`)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await expect(page.getByLabel('Lesson Number')).toBeFocused()
      for (const words of ['Lesson Number', 'Enter the lesson number.']) {
        await expect(page.getByText(words).last()).toBeInViewport({ ratio: 1 })
      }
      const told = page.getByRole('status').filter({ hasText: '4 fields need your attention' })
      expect((await boxOf(told)).width, 'for screen readers alone').toBe(1)
      await expect(page.getByRole('button', { name: 'Enter your student ID.' })).toBeHidden()
    })

    test('a warning comes above Submit Task, which stays where it was, and a double tap does not pass it', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/mentor-tasks/3/submit`)
      await fillTaskForm(page, { 'Video Link': SUBMISSION['Documents Link'] })
      const submit = page.getByRole('button', { name: 'Submit Task' })
      await submit.scrollIntoViewIfNeeded()
      const { y } = await boxOf(submit)
      const calls = watchCalls(page)
      await submit.dblclick()
      await expect(page.getByText(/^Both links are the same/)).toBeInViewport({ ratio: 1 })
      expect(Math.abs((await boxOf(submit)).y - y)).toBeLessThan(1)
      expect(calls.count('submit_task.php')).toBe(0)
      await submit.press('Enter') // keys count at once
      await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    })
  })
})
