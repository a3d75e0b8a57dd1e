import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { pressOn, typeInto } from '../support/keyboard.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { ROUTED_TASK } from '../support/routes.ts'

const SCHOOL = { tasks: [{ ...ROUTED_TASK, details: '<p>Help people.</p>' }] }

test.describe('With the keyboard alone', () => {
  test('a student reads a task, is told what is missing, hands it in and comes to the list', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(SCHOOL)
    const heading = page.getByRole('heading', { level: 1 })
    await enter(page, `${origin}/mentor-tasks`)
    await pressOn(page, page.getByRole('link', { name: ROUTED_TASK.title }))
    await expectPage(page, ROUTED_TASK.title)
    await pressOn(page, page.getByRole('link', { name: 'Submit Task Here' }))
    await expectPage(page, 'Submit Task')
    await expect(heading).toBeFocused()
    await typeInto(page, page.getByLabel('Lesson Number'), '12')
    await pressOn(page, page.getByRole('button', { name: 'Submit Task' }))
    await expect(page.getByLabel('Student ID'), 'the first that is missing').toBeFocused()
    for (const label of ['Student ID', 'Documents Link', 'Video Link'] as const) {
      await typeInto(page, page.getByLabel(label), SUBMISSION[label])
    }
    await pressOn(page, page.getByRole('button', { name: 'Submit Task' }))
    const modal = page.getByRole('dialog', { name: 'Task Submitted' })
    await pressOn(page, modal.getByRole('button', { name: 'Done' }))
    await expectPage(page, 'Mentor Tasks')
    await expect(modal).toBeHidden()
    await expect(heading).toBeFocused()
  })
})
