import { describe, expect, test } from 'vitest'
import { changeStudents } from '../../src/server/cli/change-students.ts'
import { COHORT, type TestSchool } from '../support/server.ts'
import { ADA, FORM, read, refused, school, signedIn } from './school.ts'

const LIST = `/backend/get_tasks.php?course_cohort=${encodeURIComponent(COHORT)}`
const LESSON_3 = '/backend/get_tasks.php?lesson_number=3'
const SUCCESS = { status: 200, json: { status: 'success', message: 'Task submitted.' } }

const FORM_TASK = {
  lessonNumber: '3',
  title: 'A form',
  dueDate: '2026-03-09',
  time: '11:59 PM',
  details: '<script>alert(1)</script>',
}
const ON_THE_WIRE = {
  id: expect.stringMatching(/./),
  title: 'A form',
  lesson_number: '3',
  due_date: '2026-03-09',
  time: '11:59 PM',
  details: '<script>alert(1)</script>',
}

/** What Ada gets of a school's tasks. */
async function asAda(path: string, tasks: NonNullable<TestSchool['tasks']> = []) {
  const { fetch } = await signedIn({ tasks })
  return read(fetch(path))
}

describe('get_tasks.php?course_cohort=', () => {
  test('answers with the tasks of the cohort, by their wire names', async () => {
    const { json } = await asAda(LIST, [FORM_TASK])
    expect(json).toEqual({ status: 'success', tasks: [ON_THE_WIRE] })
  })

  test('puts lesson 10 after lesson 9', async () => {
    const lessons = ['10', '9', '2b', '2a', 'Bonus']
    const { json } = await asAda(
      LIST,
      lessons.map((lessonNumber) => ({ lessonNumber })),
    )
    const inOrder = ['2a', '2b', '9', '10', 'Bonus'].map((lesson_number) => ({ lesson_number }))
    expect(json).toMatchObject({ tasks: inOrder })
  })
})

describe('get_tasks.php?lesson_number=', () => {
  test('answers with the task of the lesson', async () => {
    const { json } = await asAda(LESSON_3, [FORM_TASK])
    expect(json).toEqual({ status: 'success', task: ON_THE_WIRE })
  })

  test.each(['99', '', "3' or '1'='1"])(
    'answers Task not found. for a lesson without a task: %j',
    async (lesson_number) => {
      const path = `/backend/get_tasks.php?${new URLSearchParams({ lesson_number })}`
      expect(await asAda(path, [FORM_TASK])).toEqual(refused(404, 'Task not found.'))
    },
  )
})

test('get_tasks.php without a query says what it needs', async () => {
  const asked = await asAda('/backend/get_tasks.php')
  expect(asked).toEqual(refused(400, 'A cohort or a lesson number is required.'))
})

/** Ada, signed in, with a form to send. */
async function handingIn() {
  const opened = await school()
  const ada = opened.browser()
  await ada.signIn(ADA, 'demo-student')
  return {
    ...opened,
    cookie: `portal_session=${ada.cookies()['portal_session']}`,
    submit: (fields: Readonly<Record<string, string>> = {}) =>
      ada.postForm('/backend/submit_task.php', { ...FORM, ...fields }),
    stored: () => opened.db.selectFrom('submissions').selectAll().execute(),
  }
}

const version = (number: number) => ({ document_link: `https://a.org/${number}` })

describe('submit_task.php', () => {
  test('keeps what was typed, with the time and the cohort of the session, whatever the form says', async () => {
    const { submit, stored, clock } = await handingIn()
    expect(await read(submit({ course_cohort: 'Cohort 1' }))).toEqual(SUCCESS)
    const submitted_at = clock.now().toISOString()
    expect(await stored()).toMatchObject([{ ...FORM, submitted_at, cohort: COHORT }])
  })

  test('takes 30 submissions of a student within an hour, and says that they have arrived', async () => {
    const { submit, stored } = await handingIn()
    const sent = Array.from({ length: 100 }, (_, number) => submit(version(number)))
    const refusals = (await Promise.all(sent)).filter(({ ok }) => !ok)
    expect(refusals).toHaveLength(70)
    expect(refusals[0]?.headers.get('retry-after')).toBe('3600')
    const arrived =
      'You have sent 30 submissions within an hour, and they have all arrived. ' +
      'Please wait a while before you send another one.'
    for (const refusal of refusals) expect(await read(refusal)).toEqual(refused(429, arrived))
    expect(await stored()).toHaveLength(30)
  })

  test('answers a repeat with success and does not count it, neither at once nor after the last', async () => {
    const { submit } = await handingIn()
    for (let number = 1; number <= 28; number += 1) {
      const answers = await Promise.all([1, 2, 3].map(() => submit(version(number))))
      for (const answer of answers) expect(await read(answer)).toEqual(SUCCESS)
    }
    for (const number of [29, 30, 30]) expect((await submit(version(number))).status).toBe(200)
    expect((await submit(version(31))).status).toBe(429)
  })

  test('refuses a file where text belongs, and stores nothing', async () => {
    const { app, cookie, stored } = await handingIn()
    const body = new FormData()
    for (const [name, value] of Object.entries(FORM)) body.set(name, value)
    body.set('full_name', new Blob(['x']), 'x.txt')
    const sent = { method: 'POST', headers: { cookie }, body }
    expect(await read(app.request('/backend/submit_task.php', sent))).toEqual(
      refused(400, 'Full name is required.'),
    )
    expect(await stored()).toEqual([])
  })

  test('answers 401 to a student who is erased while the submission arrives', async () => {
    const { app, cookie, db, problems } = await handingIn()
    const body = new ReadableStream<Uint8Array>(
      {
        // Read once the session was found.
        async pull(controller) {
          const who = { emails: [ADA], keepSubmissions: false, isSure: true }
          await changeStudents(db, { act: 'erase', ...who })
          controller.enqueue(new TextEncoder().encode(String(new URLSearchParams(FORM))))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect(await read(app.request('/backend/submit_task.php', sent))).toEqual(
      refused(401, 'Please sign in.'),
    )
    expect(problems).toEqual([])
  })
})
