import { createApp } from '../../src/server/app.ts'
import { portalFiles } from '../../src/server/built/portal-files.ts'
import { listen } from '../../src/server/http/listen.ts'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { expectPage } from '../support/enter.ts'
import { loadedAll } from '../support/network.ts'
import { startPhpBackend } from '../support/php/backend.ts'
import { PHP_COHORT, PHP_STUDENT, REST_OF_SUBMISSION } from '../support/php/php-school.ts'
import { submitLogin } from '../support/portal-forms.ts'
import { collectLog } from '../support/server/log.ts'

// How the portal reads this backend's answers and faults is in tests/portal/existing-backend-*, and that calls have
// no header of their own in calls and task-form.test.tsx.

test('a session on an existing backend behind our server makes each call of section 7 once and no other', async ({
  page,
}) => {
  test.slow()
  const php = await startPhpBackend()
  const files = portalFiles(BUILT_PORTAL)
  const app = createApp({ backend: php.origin, portal: () => ({ files }), log: collectLog() })
  const { origin, close } = await listen(app, { host: '127.0.0.1', port: 0 })
  /** A kept list shows before its call arrives, and a call too many may come last. */
  const takeCalls = async () => {
    await loadedAll(page)
    return php.takeCalls()
  }
  await page.goto(`${origin}/login`)
  await expectPage(page, 'Student Login')
  await page.getByLabel('Remember me').check()
  await submitLogin(page, PHP_STUDENT)
  await expectPage(page, 'Welcome, Ngozi')
  await expect(page.getByText('School resumes on Monday')).toBeVisible()
  const [first, second, ...rest] = await takeCalls()
  expect([first, second]).toEqual(['POST /backend/login.php', 'GET /backend/auth.php'])
  expect(rest.sort()).toEqual([
    'GET /backend/fetch_messages.php',
    'GET /backend/get_links.php',
    'GET /backend/get_tasks.php?course_cohort=Cloud+%26+DevOps+%2F+C12',
  ])
  const [cookie] = await page.context().cookies(origin)
  expect(cookie).toMatchObject({ name: 'PHPSESSID', domain: '127.0.0.1', secure: false })

  const portal = page.getByRole('navigation', { name: 'Portal' })
  for (const title of ['Payments', 'Tasks', 'Deferment', 'Classes']) {
    await portal.getByRole('link', { name: title }).click()
    await expectPage(page, title)
  }
  expect(await takeCalls()).toEqual([])

  const modal = await openCard(page, 'Cloud Link')
  await modal.getByRole('link', { name: 'Mentor tasks' }).press('Enter')
  await page.getByRole('link', { name: 'Deploy a static site' }).click()
  await expectPage(page, 'Deploy a static site')
  await page.getByRole('link', { name: 'Submit Task Here' }).click()
  await expectPage(page, 'Submit Task')
  for (const [label, text] of Object.entries(REST_OF_SUBMISSION)) {
    await page.getByLabel(label).fill(text)
  }
  await page.getByRole('button', { name: 'Submit Task' }).click()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  expect(await takeCalls()).toEqual([
    'GET /backend/get_tasks.php?lesson_number=3',
    'POST /backend/submit_task.php',
    'GET /backend/get_tasks.php?course_cohort=Cloud+%26+DevOps+%2F+C12',
  ])

  await portal.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Logout?' })
  await question.getByRole('button', { name: 'Logout' }).press('Enter')
  await expectPage(page, 'Student Login')
  expect(await takeCalls()).toEqual(['GET /backend/logout.php'])
  await page.goto(`${origin}/classes`)
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()

  // The device has no receipt any more: only the backend says that the task is handed in.
  await submitLogin(page, PHP_STUDENT)
  await expectPage(page, 'Classes')
  await page.goto(`${origin}/mentor-tasks`)
  const row = page.getByRole('listitem').filter({ hasText: 'Deploy a static site' })
  await expect(row).toContainText('Submitted 27 Feb')
  await page.getByRole('button', { name: 'Close messages' }).press('Enter')
  await page.getByRole('button', { name: 'Messages' }).click()
  await expect(page.getByText('No class on Monday.')).toBeVisible()

  expect(php.school.submissions).toEqual([
    {
      full_name: 'Ngozi Ézè',
      lesson_number: '3',
      task_number: '12',
      student_id: 'S/7',
      document_link: 'https://example.org/d?a=1&b',
      video_link: 'https://example.org/v',
      course_cohort: PHP_COHORT,
    },
  ])
  await page.goto('about:blank') // no call is under way when the servers close
  await close()
  await php.close()
})
