import type { Page } from '@playwright/test'
import { createApp } from '../../src/server/app.ts'
import { listen } from '../../src/server/http/listen.ts'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { expectPage } from '../support/enter.ts'
import { startPhpBackend, type PhpBackend, type PhpRequest } from '../support/php/backend.ts'
import { PHP_COHORT, PHP_STUDENT, REST_OF_SUBMISSION } from '../support/php/school.ts'
import { submitLogin } from '../support/portal-forms.ts'
import { collectLog } from '../support/server/log.ts'

// How the portal reads this backend's answers and faults is in tests/portal/existing-backend-*.

/** Serves the built portal in front of a PHP backend. */
const SERVERS = {
  'its own web server': async () => {
    const php = await startPhpBackend({ dist: BUILT_PORTAL })
    return { php, origin: php.origin, close: () => php.close() }
  },
  'our server': async () => {
    const php = await startPhpBackend()
    php.speak({ cookieAttributes: '; path=/; domain=school.example.org; secure; HttpOnly' })
    const portal = { folder: BUILT_PORTAL }
    const app = createApp({ backend: php.origin, portal, log: collectLog() })
    const { origin, close } = await listen(app, { host: '127.0.0.1', port: 0 })
    return { php, origin, close: () => close().then(() => php.close()) }
  },
}

for (const [server, start] of Object.entries(SERVERS)) {
  test(`a session on an existing backend, served by ${server}, makes each call of section 7 once and no other`, async ({
    page,
  }) => {
    test.slow()
    const { php, origin, close } = await start()
    const sent: PhpRequest[] = []
    const takeCalls = () => {
      const requests = php.requests()
      sent.push(...requests)
      php.forgetRequests()
      return requests.map(({ call }) => call)
    }

    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    await page.getByLabel('Remember me').check()
    await submitLogin(page, PHP_STUDENT)
    await expectPage(page, 'Welcome, Ngozi')
    await expect(page.getByText('School resumes on Monday')).toBeVisible()
    await expect.poll(() => php.requests().length).toBe(5)
    const [first, second, ...rest] = takeCalls()
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
    expect(takeCalls()).toEqual([])

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
    expect(takeCalls()).toEqual([
      'GET /backend/get_tasks.php?lesson_number=3',
      'POST /backend/submit_task.php',
    ])

    await portal.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('alertdialog', { name: 'Logout?' })
    await question.getByRole('button', { name: 'Logout' }).press('Enter')
    await expectPage(page, 'Student Login')
    expect(takeCalls()).toEqual(['GET /backend/logout.php'])
    await page.goto(`${origin}/classes`)
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
    const [get, json, form] = await plainCalls(page, php)
    for (const headers of sent.map(headersOf)) {
      const kind = { 'application/json': json, 'multipart/form-data': form }[headers.type ?? '']
      expect(headers, headers.call).toEqual({ ...(kind ?? get), call: headers.call })
    }
    await page.goto('about:blank') // no call is under way when the servers close
    await close()
  })
}

/** The headers of a call, as far as they are the same for each call of its kind. */
function headersOf({ call, headers }: PhpRequest) {
  const { 'content-type': type, accept } = headers
  const names = Object.keys(headers).filter((name) => name !== 'cookie')
  return { call, names: names.sort(), type: type?.split(';')[0], accept }
}

/** The headers of a GET, a POST of JSON and a POST of a form that set no header of their own. */
async function plainCalls(page: Page, php: PhpBackend) {
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
