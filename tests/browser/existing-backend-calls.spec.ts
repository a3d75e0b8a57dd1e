import { expect } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { SERVED, test } from '../support/php/browser.ts'
import { callOf, type PhpRequest } from '../support/php/request.ts'
import { PHP_COHORT, PHP_STUDENT } from '../support/php/school.ts'
import { fillSubmission, login, view } from '../support/php/student.ts'

// The built portal in front of a backend that is not ours: what it sends.

const AUTH = 'GET /backend/auth.php'
const LINKS = 'GET /backend/get_links.php'
const MESSAGES = 'GET /backend/fetch_messages.php'
const LIST = 'GET /backend/get_tasks.php?course_cohort=Cloud+%26+DevOps+%2F+C12'

test.describe.configure({ timeout: 60_000 })

for (const served of SERVED) {
  test.describe(`In front of an existing backend, served ${served}`, () => {
    test.use({ served })

    test.describe('7. Calls', () => {
      test('a whole session makes the calls of section 7, each once, and no other', async ({
        page,
        php,
      }) => {
        await page.goto(`${php.portal}/login`)
        await login(page)
        await expect(page.getByText('School resumes on Monday')).toBeVisible()
        const [first, second, ...rest] = takeCalls(php)
        expect([first, second]).toEqual(['POST /backend/login.php', AUTH])
        expect(rest.sort()).toEqual([MESSAGES, LINKS, LIST])

        const portal = page.getByRole('navigation', { name: 'Portal' })
        for (const title of ['Payments', 'Tasks', 'Deferment', 'Classes']) {
          await portal.getByRole('link', { name: title }).click()
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        }
        expect(takeCalls(php)).toEqual([])

        await view(page, 'Cloud Link')
        await page.getByRole('dialog').getByRole('link', { name: 'Mentor tasks' }).click()
        await page.getByRole('link', { name: 'Deploy a static site' }).click()
        await page.getByRole('link', { name: 'Submit Task Here' }).click()
        await fillSubmission(page)
        await page.getByRole('button', { name: 'Submit Task' }).click()
        await page.getByRole('button', { name: 'Done' }).click()
        await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
        expect(takeCalls(php)).toEqual([
          'GET /backend/get_tasks.php?lesson_number=3',
          'POST /backend/submit_task.php',
        ])

        await portal.getByRole('button', { name: 'Logout' }).click()
        await expect(page).toHaveURL(`${php.portal}/login`)
        expect(takeCalls(php)).toEqual(['GET /backend/logout.php'])
      })

      test('the password reset makes three calls with the fields of section 7', async ({
        page,
        php,
      }) => {
        await page.goto(`${php.portal}/forgot-password`)
        await page.getByLabel('Email').fill(PHP_STUDENT.email)
        await page.getByRole('button', { name: 'Send Code' }).click()
        await expect(page.getByText('OTP sent to your email.')).toBeVisible()
        await expectPage(page, 'Enter your code')
        expect(page.url()).toBe(`${php.portal}/verify-otp`)
        const otp = php.school.resetCodes.get(PHP_STUDENT.email) ?? ''
        await page.getByRole('textbox').fill(otp)
        await page.getByRole('button', { name: 'Verify Code' }).click()
        await expect(page.getByText('OTP verified.')).toBeVisible()
        await expectPage(page, 'Set a new password')
        expect(page.url()).toBe(`${php.portal}/reset-password`)
        await page.getByLabel('New Password').fill(' new pass ')
        await page.getByLabel('Confirm Password').fill(' new pass ')
        await page.getByRole('button', { name: 'Reset Password' }).click()
        await expect(page.getByText('Password updated.')).toBeVisible()
        await expectPage(page, 'Student Login')
        expect(page.url()).toBe(`${php.portal}/login`)
        const { email } = PHP_STUDENT
        expect(php.requests().map((request) => [callOf(request), request.fields])).toEqual([
          ['POST /backend/request_password_reset.php', { email }],
          ['POST /backend/verify_otp.php', { email, otp }],
          ['POST /backend/reset_password.php', { email, password: ' new pass ' }],
        ])
      })

      test('the login sends JSON with email and password, whether remembered or not', async ({
        page,
        php,
      }) => {
        await page.goto(`${php.portal}/login`)
        await page.getByLabel('Remember me').check()
        await login(page)
        const [sent] = php.requests()
        expect(sent?.headers['content-type']).toBe('application/json')
        expect(sent?.fields).toEqual(PHP_STUDENT)
      })

      test('a submission sends a multipart form with the submission fields', async ({
        page,
        php,
      }) => {
        await php.signIn()
        await page.goto(`${php.portal}/mentor-tasks/3/submit`)
        await fillSubmission(page)
        await page.getByRole('button', { name: 'Submit Task' }).click()
        await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
        const sent = php.requests().find(({ method }) => method === 'POST')
        expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
        expect(sent?.fields).toEqual({
          full_name: 'Ngozi Ézè',
          lesson_number: '3',
          task_number: '12',
          student_id: 'S/7',
          document_link: 'https://example.org/d?a=1&b',
          video_link: 'https://example.org/v',
          course_cohort: PHP_COHORT,
        })
      })

      test('no call carries a header that a bare fetch would not', async ({ page, php }) => {
        await page.goto(`${php.portal}/login`)
        await login(page)
        await page.goto(`${php.portal}/mentor-tasks/3/submit`)
        await fillSubmission(page)
        await page.getByRole('button', { name: 'Submit Task' }).click()
        await page.getByRole('button', { name: 'Done' }).click()
        await page.getByRole('link', { name: 'Naïve load balancing' }).click()
        await expectPage(page, 'Naïve load balancing')
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page).toHaveURL(/login/)
        const sent = php.requests().map(headersOf)
        php.forgetRequests()
        await page.evaluate(bareCalls)
        const [get, json, form] = php.requests().map(headersOf)
        expect(sent.filter(({ type }) => type === undefined)).toHaveLength(10)
        for (const headers of sent) {
          const kind = { 'application/json': json, 'multipart/form-data': form }[headers.type ?? '']
          expect(headers, headers.call).toEqual({ ...(kind ?? get), call: headers.call })
        }
      })

      test('public pages make no call', async ({ page, php }) => {
        for (const path of ['/login', '/forgot-password', '/verify-otp', '/reset-password']) {
          await page.goto(php.portal + path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }
        expect(php.calls()).toEqual([])
      })
    })

    test.describe('4. States and transitions', () => {
      test('user_status deactivated blocks with Access Deactivated and makes no further call but logout', async ({
        page,
        php,
      }) => {
        Object.assign(php.school.students[0] ?? {}, { user_status: 'Deactivated' })
        await php.signIn()
        await page.goto(`${php.portal}/mentor-tasks`)
        const dialog = page.getByRole('alertdialog', { name: 'Access Deactivated' })
        await expect(dialog).toContainText(
          'Your account has been deactivated. Please contact support for assistance.',
        )
        await expect(dialog.getByRole('button')).toHaveText(['Logout'])
        await dialog.getByRole('button').click()
        await expect(page).toHaveURL(`${php.portal}/login`)
        expect(php.calls()).toEqual([AUTH, 'GET /backend/logout.php'])
      })

      test('logout ends the backend’s session', async ({ page, php }) => {
        await php.signIn()
        await page.goto(php.portal)
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page).toHaveURL(`${php.portal}/login`)
        await page.goto(`${php.portal}/classes`)
        await expect(page).toHaveURL(`${php.portal}/login`)
      })
    })
  })
}

function takeCalls(php: {
  readonly calls: () => readonly string[]
  readonly forgetRequests: () => void
}): string[] {
  const calls = [...php.calls()]
  php.forgetRequests()
  return calls
}

/** What a call says in its headers, as far as it is the same for each call of its kind. */
function headersOf(request: PhpRequest) {
  const { 'content-type': type, accept } = request.headers
  const names = Object.keys(request.headers).filter((name) => name !== 'cookie')
  return { call: callOf(request), names: names.sort(), type: type?.split(';')[0], accept }
}

/** Runs in the browser: a call of each kind with no more than it needs. */
async function bareCalls(): Promise<void> {
  await fetch('/backend/auth.php', { credentials: 'include' })
  await fetch('/backend/login.php', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  await fetch('/backend/submit_task.php', { method: 'POST', body: new FormData() })
}
