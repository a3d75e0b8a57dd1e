import { expect } from '../support/browser.ts'
import { test } from '../support/php/browser.ts'
import type { Dialect } from '../support/php/dialect.ts'
import { PHP_COHORT } from '../support/php/school.ts'
import { fillSubmission, login, view } from '../support/php/student.ts'

// The built portal in front of a backend that is not ours: how it reads PHP's answers.

test.describe.configure({ timeout: 60_000 })

test.describe('3. Entities, as an existing backend in PHP writes them', () => {
  const dialects: Readonly<Record<string, Partial<Dialect>>> = {
    'as PHP prints them: text/html, a byte-order mark, numbers, nulls, lists with gaps': {},
    'of an old driver, with numbers as text and no answer to a submission': {
      numbers: 'as text',
      submitAnswer: '',
    },
    'in plain JSON': {
      byteOrderMark: false,
      contentType: 'application/json',
      taskList: 'list',
      submitAnswer: { status: 'success', message: 'Saved' },
    },
  }
  for (const [written, dialect] of Object.entries(dialects)) {
    test(`the portal reads answers ${written}`, async ({ page, php }) => {
      php.speak(dialect)
      await page.goto(`${php.portal}/login`)
      await login(page)
      await expect(page.getByRole('banner')).toContainText('Ngozi')
      await expect(page.getByText('School resumes on Monday – see')).toBeVisible()
      await page.goto(`${php.portal}/mentor-tasks`)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
      await page.getByRole('link', { name: 'Deploy a static site' }).click()
      await expect(page).toHaveURL(`${php.portal}/mentor-tasks/3`)
      await expect(page.getByRole('main')).toContainText('Mon, 9 Mar 2026')
      await page.getByRole('link', { name: 'Submit Task Here' }).click()
      await fillSubmission(page)
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
      expect(php.school.submissions).toHaveLength(1)
    })
  }

  test('links, task and tasks that are [], {}, false, null or missing are empty, not failed', async ({
    page,
    php,
  }) => {
    php.speak({ unknownTask: 'empty', taskList: 'list' })
    php.school.links = {}
    php.school.tasks = []
    await php.signIn()
    for (const empty of ['[]', '{}', 'false', 'null', 'missing'] as const) {
      await test.step(empty, async () => {
        php.speak({ empty })
        await page.goto(`${php.portal}/mentor-tasks`)
        await expect(page.getByText('No tasks available.')).toBeVisible()
        await page.goto(`${php.portal}/mentor-tasks/3`)
        await expect(page.getByText('No task found.')).toBeVisible()
        await page.goto(`${php.portal}/classes`)
        await view(page, 'Class Link')
        const modal = page.getByRole('dialog', { name: 'Class Link' })
        await expect(modal).toContainText('To be updated')
        await expect(modal.getByText('Not available yet')).toHaveCount(2)
      })
    }
  })

  test('a stored link opens, one that is null or empty is not available yet', async ({
    page,
    php,
  }) => {
    await php.signIn()
    await page.goto(`${php.portal}/classes`)
    await view(page, 'Class Link')
    const modal = page.getByRole('dialog')
    const link = modal.getByRole('link', { name: 'Link 1' })
    await expect(link).toHaveAttribute('href', 'https://zoom.us/j/9021')
    await expect(modal.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
    await modal.getByRole('button', { name: 'Close' }).click()
    await view(page, 'Alliance page')
    await expect(modal.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
    await expect(modal.getByRole('link', { name: 'Link 2' })).toBeVisible()
  })

  test('a task whose title is null can be opened by its lesson', async ({ page, php }) => {
    php.school.tasks = [{ id: 1, course_cohort: PHP_COHORT, title: null, lesson_number: 6 }]
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks`)
    await page.getByRole('link', { name: 'Lesson 6' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lesson 6' })).toBeVisible()
  })

  test('a relative facecard is shown from the site’s root', async ({ page, php }) => {
    Object.assign(php.school.students[0] ?? {}, { facecard: 'icon.svg' })
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks/3`)
    const avatar = page.getByRole('banner').getByRole('paragraph').locator('img')
    await expect(avatar).toHaveAttribute('src', `${php.portal}/icon.svg`)
  })
})
