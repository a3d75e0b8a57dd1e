import { describe, expect, test } from 'vitest'
import { changeStudents } from '../../src/server/cli/change-students.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/server/clock.ts'
import { COHORT, type TestSchool } from '../support/server.ts'
import { school } from './school.ts'

const FORM = {
  full_name: 'Ada Okafor',
  lesson_number: '3',
  task_number: '1',
  student_id: 'ST-0042',
  document_link: 'https://docs.example.org/ada',
  video_link: 'http://video.example.org/ada?v=1',
  course_cohort: COHORT,
}

const TWO_STUDENTS = { students: [{}, { email: 'grace@example.org' }] }

const version = (number: number) => ({ document_link: `https://a.org/${number}` })

const TOO_LONG = 'That text is too long.'
const SENT_30 =
  'You have sent 30 submissions within an hour, and they have all arrived. ' +
  'Please wait a while before you send another one.'

/** Ada in a browser of hers, signed in. */
async function signedIn(of: TestSchool = {}) {
  const opened = await school(of)
  const ada = opened.browser()
  await ada.signIn('ada@example.org', 'demo-student')
  const submit = (fields: Partial<typeof FORM> = {}) =>
    ada.postForm('/backend/submit_task.php', { ...FORM, ...fields })
  const stored = () => opened.db.selectFrom('submissions').selectAll().execute()
  return { ...opened, ada, submit, stored }
}

const lessonsOf = (answer: unknown) =>
  (answer as { tasks: { lesson_number: string }[] }).tasks.map((task) => task.lesson_number)

describe('get_tasks.php?course_cohort=', () => {
  test('answers with the tasks of the cohort, by their wire names', async () => {
    const { signIn, fetch } = await school({
      tasks: [
        {
          lessonNumber: '3',
          title: 'A form',
          dueDate: '2026-03-09',
          time: '11:59 PM',
          details: '<p>Do it</p>',
        },
      ],
    })
    await signIn()
    const answer = await fetch(`/backend/get_tasks.php?course_cohort=${encodeURIComponent(COHORT)}`)
    expect(await answer.json()).toEqual({
      status: 'success',
      tasks: [
        {
          id: expect.stringMatching(/./),
          title: 'A form',
          lesson_number: '3',
          due_date: '2026-03-09',
          time: '11:59 PM',
          details: '<p>Do it</p>',
        },
      ],
    })
  })

  test('puts lesson 10 after lesson 9', async () => {
    const tasks = ['10', '9', '2b', '2a', 'Bonus'].map((lessonNumber) => ({ lessonNumber }))
    const { signIn, fetch } = await school({ tasks })
    await signIn()
    const answer = await fetch(`/backend/get_tasks.php?course_cohort=${COHORT}`)
    expect(lessonsOf(await answer.json())).toEqual(['2a', '2b', '9', '10', 'Bonus'])
  })

  test('answers with an empty list when the cohort has none', async () => {
    const { signIn, fetch } = await school()
    await signIn()
    const answer = await fetch(`/backend/get_tasks.php?course_cohort=${COHORT}`)
    expect(await answer.json()).toEqual({ status: 'success', tasks: [] })
  })

  test.each(['Cohort 8', ''])(
    'shows nothing of a cohort that is not the own: %j',
    async (cohort) => {
      const { signIn, fetch } = await school({ tasks: [{ cohort }, {}] })
      await signIn()
      const answer = await fetch(`/backend/get_tasks.php?course_cohort=${cohort}`)
      expect(await answer.json()).toEqual({ status: 'success', tasks: [] })
    },
  )
})

describe('get_tasks.php?lesson_number=', () => {
  test('answers with the task of the lesson', async () => {
    const { signIn, fetch } = await school({
      tasks: [{ lessonNumber: '3', title: 'A form', details: '<script>alert(1)</script>' }],
    })
    await signIn()
    const answer = await fetch('/backend/get_tasks.php?lesson_number=3')
    expect(await answer.json()).toMatchObject({
      status: 'success',
      task: { lesson_number: '3', title: 'A form', details: '<script>alert(1)</script>' },
    })
  })

  test.each(['99', '', "3' or '1'='1", '../3'])(
    'answers Task not found. for a lesson without a task: %j',
    async (lesson) => {
      const { signIn, fetch } = await school({ tasks: [{ lessonNumber: '3' }] })
      await signIn()
      const query = new URLSearchParams({ lesson_number: lesson })
      const answer = await fetch(`/backend/get_tasks.php?${query}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ status: 'error', message: 'Task not found.' })
    },
  )

  test('looks in the student’s own cohort only', async () => {
    const { signIn, fetch } = await school({ tasks: [{ lessonNumber: '3', cohort: 'Cohort 8' }] })
    await signIn()
    expect((await fetch('/backend/get_tasks.php?lesson_number=3')).status).toBe(404)
  })
})

test('get_tasks.php without a query says what it needs', async () => {
  const { signIn, fetch } = await school()
  await signIn()
  const answer = await fetch('/backend/get_tasks.php')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    status: 'error',
    message: 'A cohort or a lesson number is required.',
  })
})

describe('submit_task.php', () => {
  test('keeps what was typed, with the sender and the time', async () => {
    const { submit, stored, clock } = await signedIn()
    const answer = await submit()
    expect(await answer.json()).toEqual({ status: 'success', message: 'Task submitted.' })
    const { course_cohort: cohort, ...typed } = FORM
    const submitted_at = clock.now().toISOString()
    expect(await stored()).toMatchObject([{ ...typed, cohort, submitted_at }])
  })

  test('stores the cohort of the session, whatever the form says', async () => {
    const { submit, stored } = await signedIn()
    await submit({ course_cohort: 'Cohort 1' })
    expect(await stored()).toMatchObject([{ cohort: COHORT }])
  })

  test('keeps every submission of the same task', async () => {
    const { submit, stored } = await signedIn()
    await submit()
    await submit({ document_link: 'https://a.org/2' })
    expect(await stored()).toHaveLength(2)
  })

  // A browser sends a POST again by itself when a reused connection breaks before the answer.
  describe('takes the same submission once more for the one that it has', () => {
    test('and answers with success', async () => {
      const { submit, stored } = await signedIn()
      const answers = await Promise.all([submit(), submit()])
      for (const answer of answers) {
        expect(await answer.json()).toEqual({ status: 'success', message: 'Task submitted.' })
      }
      expect(await stored()).toHaveLength(1)
    })

    test.each([
      ['for a day', DAY_MS - 1, 1],
      ['no longer', DAY_MS, 2],
    ])('%s', async (_, later, rows) => {
      const { submit, stored, clock } = await signedIn()
      await submit()
      clock.advance(later)
      await submit()
      expect(await stored()).toHaveLength(rows)
    })

    test('but not where another version came in between', async () => {
      const { submit, stored, clock } = await signedIn()
      for (const fields of [{}, { video_link: 'https://a.org/2' }, {}]) {
        await submit(fields)
        clock.advance(MINUTE_MS)
      }
      expect(await stored()).toHaveLength(3)
    })

    test('nor where another student sent it', async () => {
      const { submit, stored, browser } = await signedIn(TWO_STUDENTS)
      await submit()
      const grace = browser()
      await grace.signIn('grace@example.org', 'demo-student')
      await grace.postForm('/backend/submit_task.php', FORM)
      expect(await stored()).toHaveLength(2)
    })
  })

  describe('takes 30 submissions of a student within an hour', () => {
    const THIRTY = Array.from({ length: 30 }, (_, index) => version(index))

    test('of 100 at once as well, and says that they have arrived', async () => {
      const { submit, stored } = await signedIn()
      const sent = Array.from({ length: 100 }, (_, index) => submit(version(index)))
      const answers = await Promise.all(sent)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(70)
      expect(refused[0]?.headers.get('retry-after')).toBe('3600')
      expect(await refused[0]?.json()).toEqual({ status: 'error', message: SENT_30 })
      expect(await stored()).toHaveLength(30)
    })

    test('and more when it has passed', async () => {
      const { submit, stored, clock } = await signedIn()
      for (const fields of THIRTY) await submit(fields)
      clock.advance(HOUR_MS)
      expect((await submit(version(30))).status).toBe(200)
      expect(await stored()).toHaveLength(31)
    })

    test('and the last of them as often as its answer is lost', async () => {
      const { submit } = await signedIn()
      for (const fields of THIRTY) await submit(fields)
      expect((await submit(version(29))).status).toBe(200)
      expect((await submit(version(30))).status).toBe(429)
    })

    test('of which repeats at once are none', async () => {
      const { submit } = await signedIn()
      for (const fields of THIRTY.slice(1)) {
        await Promise.all([submit(fields), submit(fields), submit(fields)])
      }
      expect((await submit(version(30))).status).toBe(200)
    })
  })

  // Which fields are required and what they may hold is the contract's, and tested there.
  test.each([
    ['a form that lacks a field', { lesson_number: '  ' }, 'Task number is required.'],
    ['a text of more than 2,000 characters', { full_name: 'x'.repeat(2001) }, TOO_LONG],
  ])('refuses %s in the contract’s words, and stores nothing', async (_, fields, message) => {
    const { submit, stored } = await signedIn()
    const answer = await submit(fields)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ status: 'error', message })
    expect(await stored()).toEqual([])
  })

  test('answers 401 to a student who is erased while the submission arrives', async () => {
    const { app, ada, db, problems } = await signedIn()
    const body = new TextEncoder().encode(new URLSearchParams(FORM).toString())
    const arriving = new ReadableStream<Uint8Array>(
      {
        // Read once the session was found.
        async pull(controller) {
          const who = { emails: ['ada@example.org'], keepSubmissions: false, isSure: true }
          await changeStudents(db, { act: 'erase', ...who })
          controller.enqueue(body)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await app.request('/backend/submit_task.php', {
      method: 'POST',
      headers: {
        cookie: `portal_session=${ada.cookies()['portal_session']}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
      },
      body: arriving,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ status: 'error', message: 'Please sign in.' })
    expect(problems).toEqual([])
  })

  test('refuses a file where text belongs', async () => {
    const { app, ada } = await signedIn()
    const form = new FormData()
    for (const [name, value] of Object.entries(FORM)) form.set(name, value)
    form.set('full_name', new Blob(['x']), 'x.txt')
    const cookie = `portal_session=${ada.cookies()['portal_session']}`
    const answer = await app.request('/backend/submit_task.php', {
      method: 'POST',
      headers: { cookie },
      body: form,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'Full name is required.' })
  })
})
