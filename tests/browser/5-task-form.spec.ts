import { watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { fillTaskForm } from '../support/portal-forms.ts'

const FIELDS = [
  'Full Name',
  'Task Number',
  'Lesson Number',
  'Student ID',
  'Documents Link',
  'Video Link',
] as const

const NO_WEB_ADDRESS = [
  'my folder',
  'drive.example',
  'ftp://files.example/x',
  'javascript:alert(1)',
]

test.describe('5. Validation rules', () => {
  test.describe('Task form', () => {
    for (const field of FIELDS) {
      test(`${field} is required`, async ({ page, portal }) => {
        const { origin } = await portal.open()
        await enter(page, `${origin}/tasks-turnintin-log`)
        const calls = watchCalls(page)
        await fillTaskForm(page, { [field]: '   ' })
        await page.getByRole('button', { name: 'Submit Task' }).click()
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
        await expect(page.getByLabel(field)).toHaveAccessibleDescription(/Enter /)
        await expect(page.getByLabel(field)).toBeFocused()
        expect(calls.count('submit_task.php')).toBe(0)
      })
    }

    test('an empty form names every field at once', async ({ page, portal }) => {
      const { origin } = await portal.open({ students: [{ fullName: '' }] })
      await enter(page, `${origin}/tasks-turnintin-log`)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(FIELDS.length)
    })

    for (const field of ['Documents Link', 'Video Link'] as const) {
      test(`${field} must be a web address`, async ({ page, portal }) => {
        const { origin } = await portal.open()
        await enter(page, `${origin}/tasks-turnintin-log`)
        const calls = watchCalls(page)
        for (const typed of NO_WEB_ADDRESS) {
          await fillTaskForm(page, { [field]: typed })
          await page.getByRole('button', { name: 'Submit Task' }).click()
          await expect
            .soft(page.getByLabel(field), typed)
            .toHaveAccessibleDescription(/whole web address/)
        }
        expect(calls.count('submit_task.php')).toBe(0)
      })
    }

    for (const typed of ['http://files.example/x', 'https://files.example/x?y=1#z']) {
      test(`the links may be ${typed}`, async ({ page, portal }) => {
        const { origin } = await portal.open()
        await enter(page, `${origin}/tasks-turnintin-log`)
        await fillTaskForm(page, { 'Documents Link': typed, 'Video Link': typed })
        await page.getByRole('button', { name: 'Submit Task' }).click()
        await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
      })
    }
  })
})
