import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../src/server/clock.ts'
import { addSubmission } from '../../src/server/store/tasks.ts'
import { eraseStudents } from '../../src/server/cli/students/change-students.ts'
import { COHORT, type TestSchool } from '../support/server.ts'
import { ADA, FORM, GRACE, idOf, LAGOS, read, refused, signedIn, SUBMISSION } from './school.ts'

const LIST = `/backend/get_tasks.php?course_cohort=${encodeURIComponent(COHORT)}`
const LESSON_3 = '/backend/get_tasks.php?lesson_number=3'
const SUCCESS = { status: 200, json: { status: 'success', message: 'Task submitted.' } }

const TASK = {
  lessonNumber: '3',
  title: 'A form',
  dueDate: '2026-03-09',
  time: '11:59 PM',
  details: '<script>alert(1)</script>',
}
const ON_THE_WIRE = {
  id: expect.stringMatching(/./),
  title: TASK.title,
  lesson_number: TASK.lessonNumber,
  due_date: TASK.dueDate,
  time: TASK.time,
  details: TASK.details,
  submitted_at: '',
}

/** What Ada gets of a school's tasks. */
async function asAda(path: string, tasks: NonNullable<TestSchool['tasks']> = []) {
  const { fetch } = await signedIn({ tasks })
  return read(fetch(path))
}

/** Ada, signed in, with a form to send. */
async function submitting(contents: TestSchool = {}) {
  const { postForm, ...opened } = await signedIn(contents)
  return {
    ...opened,
    submit: (fields: Readonly<Record<string, string>> = {}) =>
      postForm('/backend/submit_task.php', { ...FORM, ...fields }),
    stored: () => opened.db.selectFrom('submissions').selectAll().execute(),
  }
}

describe('get_tasks.php', () => {
  test('answers with the tasks of the cohort, or one task, by their wire names', async () => {
    expect((await asAda(LIST, [TASK])).json).toEqual({ status: 'success', tasks: [ON_THE_WIRE] })
    expect((await asAda(LESSON_3, [TASK])).json).toEqual({ status: 'success', task: ON_THE_WIRE })
  })

  test('sorts lesson 10 after lesson 9', async () => {
    const lessons = ['10', '9', '2b', '2a', 'Bonus']
    const tasks = lessons.map((lessonNumber) => ({ lessonNumber }))
    const inOrder = ['2a', '2b', '9', '10', 'Bonus'].map((lesson_number) => ({ lesson_number }))
    expect((await asAda(LIST, tasks)).json).toMatchObject({ tasks: inOrder })
  })

  test.each([
    ['', 400, 'A cohort or a lesson number is required.'],
    ['lesson_number=99', 404, 'Task not found.'],
    ['lesson_number=', 404, 'Task not found.'],
    ["lesson_number=3'+or+'1'='1", 404, 'Task not found.'],
  ])('answers no task to the query %j', async (query, status, message) => {
    const answer = await asAda(`/backend/get_tasks.php?${query}`, [TASK])
    expect(answer).toEqual(refused(status, message))
  })

  test.each([
    { course_cohort: `${COHORT.replace(' ', '\u00A0')}\u200B ` },
    { lesson_number: ' \u200E3\u00AD' },
  ])('ignores signs that nobody sees: %j', async (query) => {
    const path = `/backend/get_tasks.php?${new URLSearchParams(query)}`
    expect(JSON.stringify(await asAda(path, [TASK]))).toContain('A form')
  })

  test('says when and what the student has last submitted, however the number was typed', async () => {
    const { fetch, submit, clock, db } = await submitting({
      students: [{}, { email: GRACE }],
      tasks: [TASK, { ...TASK, lessonNumber: '4' }],
    })
    await submit()
    clock.advance(HOUR_MS)
    await submit({ lesson_number: ' Lesson 03', student_id: 'ST-2' })
    const at = clock.now().toISOString()
    await submit({ lesson_number: 'Project' })
    const other = { ...SUBMISSION, lessonNumber: '4' }
    await addSubmission(db, await idOf(db, GRACE), other, clock.now())
    await addSubmission(db, await idOf(db), { ...other, cohort: 'Cohort 6' }, clock.now())
    const { document_link, video_link } = FORM
    const sent = { submitted_at: at, document_link, video_link, student_id: 'ST-2' }
    const [handedIn, open] = [{ submitted_at: at, submission: sent }, { submitted_at: '' }]
    const earlier = [{ ...sent, lesson_number: 'Project', student_id: FORM.student_id }]
    const list = (await read(fetch(LIST))).json
    expect(list).toMatchObject({ tasks: [handedIn, open], earlier })
    expect(list).not.toHaveProperty('tasks.1.submission')
    expect((await read(fetch(LESSON_3))).json).toMatchObject({ task: handedIn })
  })
})

const version = (number: number) => ({ document_link: `https://a.org/${number}` })

/** The mail's values, each on a line. */
function linesFor(task: string, address: string): string {
  const { document_link, video_link } = FORM
  const known = ['Ada Okafor', task, 'Mon 2 Mar, 1:00 PM, Lagos time', document_link, video_link]
  return [...known, address, ''].join('\n')
}

test('one mail about each submission is sent, with its time at the school and its links', async () => {
  const { submit, post, settled } = await submitting({ portalPlace: LAGOS, tasks: [TASK] })
  for (const lesson_number of ['3', '3', 'a/b']) await submit({ lesson_number })
  await settled()
  const origin = LAGOS.address
  expect(post.mails).toMatchObject([
    { to: ADA, text: linesFor('Task 3: A form', `${origin}/mentor-tasks/3`) },
    { to: ADA, text: linesFor('Task a/b', `${origin}/tasks-turnintin-log`) },
  ])
})

describe('submit_task.php', () => {
  test('stores the form with the time, and the cohort of the session instead of the form’s', async () => {
    const { submit, stored, clock } = await submitting()
    expect(await read(submit({ course_cohort: 'Cohort 1' }))).toEqual(SUCCESS)
    const submitted_at = clock.now().toISOString()
    expect(await stored()).toMatchObject([{ ...FORM, submitted_at, cohort: COHORT }])
  })

  test.each([
    ['full_name', '\u200B\u2060', 'Full name is required.'],
    ['full_name', '...', 'Full name is required.'],
    ['lesson_number', '\u200B', 'Task number is required.'],
    ['full_name', 'Ada \u202Eroba', 'Please type the name again.'],
    [
      'video_link',
      'https://user:pw@video.example.org/a',
      'Video link must not hold a user name or password.',
    ],
  ])('refuses %s %j, which only seems to say something', async (field, text, sentence) => {
    const { submit, stored } = await submitting()
    expect(await read(submit({ [field]: text }))).toEqual(refused(400, sentence))
    expect(await stored()).toEqual([])
  })

  test('stores each text in one line', async () => {
    const { submit, stored } = await submitting()
    const typed = { full_name: 'Ada\r\n=1\u2028Obi', student_id: 'ST\n1' }
    await submit({ ...typed, lesson_number: '\u200B3 ' })
    const inOneLine = { full_name: 'Ada =1 Obi', student_id: 'ST 1', lesson_number: '3' }
    expect(await stored()).toMatchObject([inOneLine])
  })

  test('accepts 30 submissions of a student within an hour, and says that they have arrived', async () => {
    const { submit, stored } = await submitting()
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

  test('answers a repeat with success and does not count it, even beyond the limit', async () => {
    const { submit } = await submitting()
    for (let number = 1; number <= 28; number += 1) {
      const answers = await Promise.all([1, 2, 3].map(() => submit(version(number))))
      for (const answer of answers) expect(await read(answer)).toEqual(SUCCESS)
    }
    for (const number of [29, 30, 30]) expect((await submit(version(number))).status).toBe(200)
    expect((await submit(version(31))).status).toBe(429)
  })

  test('answers 401 to a student who is erased while the form arrives', async () => {
    const { app, cookie, db, problems } = await submitting()
    const body = new ReadableStream<Uint8Array>(
      {
        // Read after the session was found.
        async pull(controller) {
          await eraseStudents(db, [ADA], { submissions: 'erase', isSure: true })
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
