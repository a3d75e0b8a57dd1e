import type { Page } from '@playwright/test'
import { breakCall, FAILED_CALL, holdCall, mendCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter } from '../support/enter.ts'

const NOW = '2026-03-02T12:00:00Z'
const TASKS = [
  { lessonNumber: '1', title: 'Over', dueDate: '2026-03-01' },
  { lessonNumber: '2', title: 'In two weeks', dueDate: '2026-03-16' },
  { lessonNumber: '3', title: 'Today', dueDate: '2026-03-02' },
  { lessonNumber: '4', title: 'Some day', dueDate: 'after Easter' },
  { lessonNumber: '5', title: 'Tomorrow', dueDate: '2026-03-03 18:00' },
  { lessonNumber: '6', title: 'In April', dueDate: '2026-04-10' },
]

const nextUp = (page: Page) => page.getByRole('region', { name: 'Next up' })

test.describe('Beyond: Next up on the dashboard', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

  test('shows the three tasks that are due next, the nearest first', async ({ page, portal }) => {
    const { origin } = await portal.open({ tasks: TASKS })
    await enter(page, origin)
    await expect(nextUp(page).getByRole('listitem').getByRole('link')).toHaveText([
      'Today',
      'Tomorrow',
      'In two weeks',
    ])
    await expect(nextUp(page).getByRole('listitem').first()).toContainText('Due today')
    await nextUp(page).getByRole('link', { name: 'Tomorrow' }).click()
    await expect(page).toHaveURL(`${origin}/mentor-tasks/5`)
  })

  test('says so when nothing is due', async ({ page, portal }) => {
    const { origin } = await portal.open({ tasks: TASKS.slice(0, 1) })
    await enter(page, origin)
    await expect(nextUp(page)).toContainText('Nothing is due at the moment.')
  })

  test('does not keep the cards waiting', async ({ page, portal }) => {
    const { origin } = await portal.open({ tasks: TASKS })
    const release = await holdCall(page, 'get_tasks.php')
    await enter(page, origin)
    await expect(page.getByRole('article')).toHaveCount(5)
    await expect(nextUp(page).getByRole('status')).toHaveText('Loading your tasks…')
    release()
    await expect(nextUp(page).getByRole('listitem')).toHaveCount(3)
  })

  test('that cannot be loaded offers to try again', async ({ page, portal, expectedErrors }) => {
    expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open({ tasks: TASKS })
    await breakCall(page, 'get_tasks.php', 'the connection is lost')
    await enter(page, origin)
    await expect(nextUp(page)).toContainText('Your tasks could not be loaded just now.')
    await mendCalls(page)
    await nextUp(page).getByRole('button', { name: 'Try again' }).click()
    await expect(nextUp(page).getByRole('listitem')).toHaveCount(3)
  })
})
