import { watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { multipartFields } from '../support/multipart-fields.ts'
import { fillTaskForm, handInTask, submitLogin } from '../support/portal-forms.ts'
import { PROTECTED_ROUTES, SIDEBAR } from '../support/routes.ts'

const BROWSERS_OWN =
  /^(?:accept(?:-.*)?|content-type|content-length|cookie|connection|host|origin|referer|user-agent|priority|sec-.*)$/

test.describe('7. Calls', () => {
  test('a whole session makes these calls and no others, all under /backend and none with a header of its own', async ({
    page,
    portal,
  }) => {
    test.slow()
    const { origin } = await portal.open({ tasks: [{ lessonNumber: '3', title: 'Your town' }] })
    const everywhere = new Set<string>()
    page.on('request', (request) => everywhere.add(new URL(request.url()).origin))
    const calls = watchCalls(page)
    await page.goto(`${origin}/login`)
    await expectPage(page, 'Student Login')
    await page.getByLabel('Remember me').check()
    await submitLogin(page)
    await expectPage(page, 'Welcome, Ada')
    for (const { label, path } of SIDEBAR) {
      await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click()
      await expectPage(page, headingOf(path))
    }
    await page.goto(`${origin}/mentor-tasks`)
    await page.getByRole('link', { name: 'Your town' }).click()
    await expectPage(page, 'Your town')
    await page.getByRole('link', { name: 'Submit Task Here' }).click()
    await expectPage(page, 'Submit Task')
    await handInTask(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).press('Enter')
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
    for (const request of calls.requests) {
      const own = Object.keys(request.headers()).filter((name) => !BROWSERS_OWN.test(name))
      expect.soft(own, request.url()).toEqual([])
    }
  })

  test('POST /backend/submit_task.php is a multipart form of a student who is known by a cookie', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open()
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await expectPage(page, 'Submit Task')
    await fillTaskForm(page, { 'Full Name': 'Ẹniọlá "Ada" & co' })
    const sent = page.waitForRequest('**/backend/submit_task.php')
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    const request = await sent
    const { cookie, 'content-type': type } = await request.allHeaders()
    expect(cookie).toContain('portal_session=')
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(multipartFields(request)).toMatchObject({
      full_name: 'Ẹniọlá "Ada" & co',
      video_link: 'https://video.example.org/ada?t=1&l=2',
      course_cohort: 'Cohort 7',
    })
  })
})

function headingOf(path: string): string {
  const route = PROTECTED_ROUTES.find((route) => route.path === path)
  if (route === undefined) throw new Error(`The specification has no route ${path}`)
  return route.heading
}
