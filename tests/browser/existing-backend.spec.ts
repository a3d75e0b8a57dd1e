import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { expectPage } from '../support/enter.ts'
import { SERVED, test } from '../support/php/browser.ts'
import { callOf, type PhpRequest } from '../support/php/request.ts'
import { PHP_COHORT, PHP_STUDENT } from '../support/php/school.ts'
import { submitLogin } from '../support/portal-forms.ts'

// The built portal in front of a backend that is not ours. What it makes of that backend's answers
// and faults is in tests/portal/existing-backend-*.

const SUBMISSION = {
  'Lesson Number': '12',
  'Student ID': 'S/7',
  'Documents Link': 'https://example.org/d?a=1&b',
  'Video Link': 'https://example.org/v',
}

for (const served of SERVED) {
  test.describe(`In front of an existing backend, served ${served}`, () => {
    test.use({ served })

    test('a whole session makes the calls of section 7, each once, and no other', async ({
      page,
      php,
    }) => {
      test.slow()
      if (served === 'by our server') {
        php.speak({ cookieAttributes: '; path=/; domain=school.example.org; secure; HttpOnly' })
      }
      const sent: PhpRequest[] = []
      const takeCalls = () => {
        const requests = php.requests()
        sent.push(...requests)
        php.forgetRequests()
        return requests.map(callOf)
      }

      await page.goto(`${php.portal}/login`)
      await expectPage(page, 'Student Login')
      await page.getByLabel('Remember me').check()
      await submitLogin(page, PHP_STUDENT)
      await expectPage(page, 'Welcome, Ngozi')
      await expect(page.getByText('School resumes on Monday')).toBeVisible()
      await expect.poll(() => php.calls().length).toBe(5)
      const [first, second, ...rest] = takeCalls()
      expect([first, second]).toEqual(['POST /backend/login.php', 'GET /backend/auth.php'])
      expect(rest.sort()).toEqual([
        'GET /backend/fetch_messages.php',
        'GET /backend/get_links.php',
        'GET /backend/get_tasks.php?course_cohort=Cloud+%26+DevOps+%2F+C12',
      ])
      const [cookie] = await page.context().cookies(php.portal)
      expect(cookie).toMatchObject({ name: 'PHPSESSID', domain: '127.0.0.1', secure: false })

      const portal = page.getByRole('navigation', { name: 'Portal' })
      for (const title of ['Payments', 'Tasks', 'Deferment', 'Classes']) {
        await portal.getByRole('link', { name: title }).click()
        await expectPage(page, title)
      }
      expect(takeCalls()).toEqual([])

      const modal = await openCard(page, 'Cloud Link')
      await modal.getByRole('link', { name: 'Mentor tasks' }).press('Enter')
      await page.getByRole('link', { name: 'Deploy a static site' }).click()
      await expectPage(page, 'Deploy a static site')
      await page.getByRole('link', { name: 'Submit Task Here' }).click()
      await expectPage(page, 'Submit Task')
      for (const [label, text] of Object.entries(SUBMISSION)) {
        await page.getByLabel(label).fill(text)
      }
      await page.getByRole('button', { name: 'Submit Task' }).click()
      await page.getByRole('button', { name: 'Done' }).press('Enter')
      await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
      expect(takeCalls()).toEqual([
        'GET /backend/get_tasks.php?lesson_number=3',
        'POST /backend/submit_task.php',
      ])

      await portal.getByRole('button', { name: 'Logout' }).click()
      const question = page.getByRole('alertdialog', { name: 'Logout?' })
      await question.getByRole('button', { name: 'Logout' }).press('Enter')
      await expectPage(page, 'Student Login')
      expect(takeCalls()).toEqual(['GET /backend/logout.php'])
      await page.goto(`${php.portal}/classes`)
      await expect(page.getByText('Please sign in to continue.')).toBeVisible()

      expect(sent[0]?.fields).toEqual(PHP_STUDENT)
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
      const [get, json, form] = await bareCalls(page, php)
      for (const headers of sent.map(headersOf)) {
        const kind = { 'application/json': json, 'multipart/form-data': form }[headers.type ?? '']
        expect(headers, headers.call).toEqual({ ...(kind ?? get), call: headers.call })
      }
    })
  })
}

/** What a call says in its headers, as far as it is the same for each call of its kind. */
function headersOf(request: PhpRequest) {
  const { 'content-type': type, accept } = request.headers
  const names = Object.keys(request.headers).filter((name) => name !== 'cookie')
  return { call: callOf(request), names: names.sort(), type: type?.split(';')[0], accept }
}

/** The headers of a call of each kind that a page makes with no more than it needs. */
async function bareCalls(
  page: Page,
  php: { readonly requests: () => readonly PhpRequest[]; readonly forgetRequests: () => void },
) {
  php.forgetRequests()
  await page.evaluate(async () => {
    await fetch('/backend/auth.php', { credentials: 'include' })
    await fetch('/backend/login.php', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    await fetch('/backend/submit_task.php', { method: 'POST', body: new FormData() })
  })
  return php.requests().map(headersOf)
}
