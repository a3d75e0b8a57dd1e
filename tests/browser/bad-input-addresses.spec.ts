import { FAILED_CALL, watchCalls } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'

test.describe('Bad input: addresses', () => {
  for (const path of [
    '/no-such-page',
    '/mentor-tasks/1/submit/extra',
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/constructor',
    '/__proto__',
    '/%E0%A4%A',
    '/%',
  ]) {
    test(`${path} shows a not-found page with the sidebar`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL) // an address that nobody has is answered with 404
      const { origin } = await portal.open()
      await enter(page, `${origin}/login`)
      await page.goto(`${origin}${path}`)
      await expectPage(page, 'Page not found')
      await expect(page.getByRole('navigation')).toBeVisible()
    })
  }

  for (const lessonNumber of ['<b>3</b>', '3/../4', 'A&B=C', '%']) {
    test(`the lesson number ${JSON.stringify(lessonNumber)} is asked for as it is`, async ({
      page,
      portal,
      expectedErrors,
    }) => {
      expectedErrors.push(FAILED_CALL)
      const { origin } = await portal.open()
      const calls = watchCalls(page)
      await enter(page, `${origin}/mentor-tasks/${encodeURIComponent(lessonNumber)}`)
      await expect(page.getByRole('alert')).toHaveText('Task not found.')
      const request = calls.requests.find((made) => made.url().includes('get_tasks'))
      const asked = new URL(request?.url() ?? origin).searchParams.get('lesson_number')
      expect(asked).toBe(lessonNumber)
    })
  }

  test('a task whose lesson number needs escaping can be opened and handed in', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open({ tasks: [{ lessonNumber: '3/b #1?', title: 'Odd one' }] })
    await enter(page, `${origin}/mentor-tasks`)
    await page.getByRole('link', { name: 'Odd one' }).click()
    await expectPage(page, 'Odd one')
    await page.getByRole('link', { name: 'Submit Task Here' }).click()
    await expect(page.getByLabel('Task Number')).toHaveValue('3/b #1?')
  })
})
