import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'
import { ROUTED_TASK } from '../support/routes.ts'

// What colour says is said a second time: in words, by a sign, or by a mark.
test.describe('Nothing is said by colour alone', () => {
  test('a field that is wrong has a sign and a sentence', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByRole('button', { name: 'Login' }).click()
    const sentence = page.getByRole('paragraph').filter({ hasText: 'Enter your email.' })
    await expect(sentence).toBeVisible()
    await expect(sentence.locator('svg')).toBeVisible()
  })

  test('an answer that is an error has a sign and a sentence', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/99`)
    const answer = page.getByRole('alert')
    await expect(answer).toContainText('Task not found.')
    await expect(answer.locator('svg')).toBeVisible()
  })

  test('the entry of the shown page has a mark at its side and bold words', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/classes`)
    const entries = page.getByRole('navigation', { name: 'Portal' })
    const current = entries.getByRole('link', { name: 'Classes' })
    const other = entries.getByRole('link', { name: 'Meetings' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toHaveCSS('box-shadow', /inset$/)
    await expect(current).toHaveCSS('font-weight', '600')
    await expect(other).not.toHaveAttribute('aria-current')
    await expect(other).toHaveCSS('box-shadow', 'none')
    await expect(other).not.toHaveCSS('font-weight', '600')
  })

  test('how near a task is stands there in words', async ({ page, portal }) => {
    const { origin } = await portal.open({
      tasks: [
        { ...ROUTED_TASK, lessonNumber: '1', dueDate: '2001-01-01' },
        { ...ROUTED_TASK, lessonNumber: '2', dueDate: '2099-01-01' },
      ],
    })
    await enter(page, `${origin}/mentor-tasks`)
    const tasks = page.getByRole('main').getByRole('listitem')
    await expect(tasks.filter({ hasText: 'Lesson 1' })).toContainText('Deadline passed')
    await expect(tasks.filter({ hasText: 'Lesson 2' })).toContainText('days left')
  })

  test('links within a text are underlined', async ({ page, portal }) => {
    const { origin } = await portal.open()
    for (const path of ['/accessibility', '/fee-update']) {
      await enter(page, `${origin}${path}`)
      const links = page.getByRole('main').locator('p a')
      await expect(links.first()).toBeVisible()
      for (const link of await links.all()) {
        await expect(link).toHaveCSS('text-decoration-line', 'underline')
      }
    }
  })
})
