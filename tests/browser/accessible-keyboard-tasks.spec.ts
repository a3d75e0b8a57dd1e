import type { Page } from '@playwright/test'
import { answerCall, breakCall, FAILED_CALL, mendCalls } from '../support/backend-calls.ts'
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

  test('a line of the summary of errors leads to its field', async ({ page, portal }) => {
    const { origin } = await portal.open(SCHOOL)
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await pressOn(page, page.getByRole('button', { name: 'Submit Task' }))
    const line = page.getByRole('button', { name: 'Enter the link to your video.' })
    await line.waitFor()
    await pressOn(page, line)
    await expect(page.getByLabel('Video Link')).toBeFocused()
  })

  test('code that scrolls sideways is scrolled by the arrow keys', async ({ page, portal }) => {
    const details = `<pre><code>${'const long = 1; '.repeat(40)}</code></pre>`
    const { origin } = await portal.open({ tasks: [{ ...ROUTED_TASK, details }] })
    await enter(page, `${origin}/mentor-tasks/3`)
    const code = page.locator('pre')
    await pressOn(page, code, 'ArrowRight')
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  for (const [what, spoil] of [
    ['failed', (page: Page) => breakCall(page, 'get_tasks.php', 'the connection is lost')],
    ['was refused', (page: Page) => answerCall(page, 'get_tasks.php', { status: 'error' })],
  ] as const) {
    test(`after Try again of what ${what} the student is at the heading, and hears how many tasks there are`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL)
      const { origin } = await portal.open({
        tasks: [ROUTED_TASK, { ...ROUTED_TASK, lessonNumber: '4' }],
      })
      await spoil(page)
      await enter(page, `${origin}/mentor-tasks`)
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await mendCalls(page)
      await pressOn(page, page.getByRole('button', { name: 'Try again' }))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(
        page.getByRole('status').filter({ hasText: 'There are 2 tasks.' }),
      ).toBeAttached()
    })
  }
})
