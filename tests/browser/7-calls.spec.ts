import type { Page, Request } from '@playwright/test'
import { FAILED_CALL, watchCalls, type CallName } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, enterResetStep, expectPage } from '../support/enter.ts'
import { fillTaskForm, submitLogin } from '../support/portal-forms.ts'
import { multipartFields } from '../support/multipart-fields.ts'
import { PASSWORD } from '../support/server.ts'

test.describe('7. Calls', () => {
  test('a whole session makes these calls and no others, all under /backend', async ({
    page,
    portal,
  }) => {
    test.slow()
    const { origin } = await portal.open({ tasks: [{ lessonNumber: '3', title: 'Your town' }] })
    const everywhere = new Set<string>()
    page.on('request', (request) => everywhere.add(new URL(request.url()).origin))
    const calls = watchCalls(page)
    await page.goto(`${origin}/login`)
    await page.getByLabel('Remember me').check()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    const sidebar = page.getByRole('navigation')
    for (const entry of await sidebar.getByRole('link').all()) await entry.click()
    await page.goto(`${origin}/mentor-tasks`)
    await page.getByRole('link', { name: 'Your town' }).click()
    await page.getByRole('link', { name: 'Submit Task Here' }).click()
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await page.getByRole('dialog', { name: 'Task Submitted' }).getByText('Done').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPage(page, 'Student Login')

    const afterLoad = ['GET auth.php', 'GET get_links.php', 'GET fetch_messages.php']
    expect(calls.lines().toSorted()).toEqual(
      [
        'POST login.php',
        ...afterLoad,
        ...afterLoad,
        // Once for the dashboard, and once for the list after the portal was loaded afresh.
        'GET get_tasks.php?course_cohort=Cohort+7',
        'GET get_tasks.php?course_cohort=Cohort+7',
        'GET get_tasks.php?lesson_number=3',
        'POST submit_task.php',
        'GET logout.php',
      ].toSorted(),
    )
    expect([...everywhere]).toEqual([origin])
  })

  const JSON_CALLS: readonly JsonCall[] = [
    {
      call: 'login.php',
      path: '/login',
      send: (page) => submitLogin(page),
      body: { email: 'ada@example.org', password: PASSWORD },
    },
    {
      call: 'request_password_reset.php',
      path: '/forgot-password',
      send: async (page) => {
        await page.getByLabel('Email').fill('ada@example.org')
        await page.getByRole('button', { name: 'Send Code' }).click()
      },
      body: { email: 'ada@example.org' },
    },
    {
      call: 'verify_otp.php',
      path: '/verify-otp',
      send: async (page) => {
        await page.getByLabel('One-time code (OTP)').fill('012345')
        await page.getByRole('button', { name: 'Verify Code' }).click()
      },
      body: { email: 'ada@example.org', otp: '012345' },
    },
    {
      call: 'reset_password.php',
      path: '/reset-password',
      send: async (page) => {
        await page.getByLabel('New Password').fill(' spaces count ')
        await page.getByLabel('Confirm Password').fill(' spaces count ')
        await page.getByRole('button', { name: 'Reset Password' }).click()
      },
      body: { email: 'ada@example.org', password: ' spaces count ' },
    },
  ]

  for (const { call, path, send, body } of JSON_CALLS) {
    test(`POST /backend/${call}: JSON {${Object.keys(body).join(',')}}`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL) // nobody asked for this code: the server refuses
      const { origin } = await portal.open()
      await enterResetStep(page, `${origin}${path}`)
      const request = await requestOf(page, call, () => send(page))
      expect(request.method()).toBe('POST')
      expect(request.headers()['content-type']).toBe('application/json')
      expect(request.postDataJSON()).toEqual(body)
    })
  }

  test('Remember me adds nothing to the request', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByLabel('Remember me').check()
    const request = await requestOf(page, 'login.php', () => submitLogin(page))
    expect(Object.keys(request.postDataJSON())).toEqual(['email', 'password'])
  })

  test('POST /backend/submit_task.php: multipart form with the submission fields', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page, { 'Task Number': '3', 'Lesson Number': '12' })
    const request = await requestOf(page, 'submit_task.php', () =>
      page.getByRole('button', { name: 'Submit Task' }).click(),
    )
    expect(request.method()).toBe('POST')
    expect(request.headers()['content-type']).toContain('multipart/form-data')
    expect(multipartFields(request)).toEqual({
      full_name: 'Ada N. Okafor',
      lesson_number: '3', // labelled Task Number
      task_number: '12', // labelled Lesson Number
      student_id: 'MST/0042',
      document_link: 'https://docs.example.org/ada',
      video_link: 'https://video.example.org/ada?t=1&l=2',
      course_cohort: 'Cohort 7', // not typed
    })
  })

  for (const [what, cohort, query] of [
    ['a space', 'Cohort 7', 'course_cohort=Cohort+7'],
    ['signs of its own', 'A&B = C/D #1', 'course_cohort=A%26B+%3D+C%2FD+%231'],
    ['letters of another language', 'Ẹgbẹ́', `course_cohort=${encodeURIComponent('Ẹgbẹ́')}`],
  ] as const) {
    test(`GET /backend/get_tasks.php?course_cohort={cohort} carries a cohort with ${what}`, async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open({ students: [{ cohort }] })
      const request = await requestOf(page, 'get_tasks.php', () =>
        enter(page, `${origin}/mentor-tasks`),
      )
      expect(new URL(request.url()).search).toBe(`?${query}`)
      await expectPage(page, 'Mentor Tasks')
    })
  }

  test('GET /backend/auth.php includes credentials', async ({ page, portal }) => {
    const { origin } = await portal.open()
    const request = await requestOf(page, 'auth.php', () => enter(page, `${origin}/classes`))
    expect((await request.allHeaders())['cookie']).toContain('portal_session=')
    await expectPage(page, 'Classes')
  })

  test('no call carries a header of the portal’s own', async ({ page, portal }) => {
    const { origin } = await portal.open()
    const calls = watchCalls(page)
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    for (const request of calls.requests) {
      const names = Object.keys(request.headers())
      const own = names.filter((name) => !BROWSERS_OWN.test(name))
      expect(own, request.url()).toEqual([])
    }
  })
})

type JsonCall = {
  readonly call: CallName
  readonly path: string
  readonly send: (page: Page) => Promise<void>
  readonly body: Readonly<Record<string, string>>
}

const BROWSERS_OWN =
  /^(?:accept(?:-.*)?|content-type|content-length|cookie|connection|host|origin|referer|user-agent|priority|sec-.*)$/

async function requestOf(page: Page, call: CallName, act: () => Promise<void>): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest(`**/backend/${call}*`), act()])
  return request
}
