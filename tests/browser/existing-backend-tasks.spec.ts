import { expect } from '../support/browser.ts'
import { test } from '../support/php/browser.ts'
import { TASKS } from '../support/php/calls.ts'
import { CALL_FAILED, eachFault, FAILED, MESSAGE, REFUSED } from '../support/php/every-fault.ts'
import { press, tryAgain, view } from '../support/php/student.ts'

// Tasks in front of a backend that is not ours and goes wrong.

test.describe.configure({ timeout: 60_000 })

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(CALL_FAILED))

test.describe('8. Task list, in front of an existing backend that fails', () => {
  test('that failed to load says so, tries again, and never says ‘No tasks available.’', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(TASKS, 'dropped')
    await page.goto(`${php.portal}/mentor-tasks`)
    await eachFault(php, TASKS, FAILED, async () => {
      await tryAgain(page)
      await expect(page.getByRole('alert')).toContainText('Your tasks could not be loaded.')
      await expect(page.getByText('No tasks available.')).toBeHidden()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })

  test('that is refused shows the server’s message, and tries again', async ({ page, php }) => {
    await php.signIn()
    php.fault(TASKS, { refuse: 'First of all: no.', http: 200 })
    await page.goto(`${php.portal}/mentor-tasks`)
    await expect(page.getByRole('alert')).toContainText('First of all: no.')
    await eachFault(php, TASKS, REFUSED, async () => {
      await press(page, php, 'Try again')
      await expect(page.getByRole('alert')).toContainText(MESSAGE)
      await expect(page.getByText('No tasks available.')).toBeHidden()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })

  test('that is slow is waited for with its place kept', async ({ page, php }) => {
    await php.signIn()
    php.fault(TASKS, { slow: 2000 })
    await page.goto(`${php.portal}/mentor-tasks/3/submit`)
    await page.getByRole('link', { name: 'Back to the tasks' }).click()
    await expect(page.getByRole('main').getByText('Loading your tasks…')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })

  test('that is slow and was asked for in a modal is waited for without the modal', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(TASKS, { slow: 2000 })
    await page.goto(`${php.portal}/classes`)
    await view(page, 'Cloud Link')
    await page.getByRole('dialog').getByRole('link', { name: 'Mentor tasks' }).click()
    await expect(page.getByRole('main').getByText('Loading your tasks…')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('8. Task detail, in front of an existing backend that fails', () => {
  test('shows ‘Failed to load task details.’ after a failed call, and tries again', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(TASKS, 'dropped')
    await page.goto(`${php.portal}/mentor-tasks/3`)
    await eachFault(php, TASKS, FAILED, async () => {
      await tryAgain(page)
      await expect(page.getByRole('main')).toContainText('Failed to load task details.')
      await expect(page.getByText('No task found.')).toBeHidden()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Put your page on a server of your own.')).toBeVisible()
  })

  test('shows ‘Task not found.’ when the status is not success', async ({ page, php }) => {
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks/99`)
    await expect(page.getByRole('main')).toContainText('Task not found.')
    await eachFault(php, TASKS, REFUSED, async () => {
      await page.goto(`${php.portal}/mentor-tasks/3`)
      await expect(page.getByRole('main')).toContainText('Task not found.')
    })
  })
})
