import { expect, test } from 'vitest'
import { CALLS, type AnyCall } from '../../src/contract/calls.ts'
import type { OpenSchool } from '../support/server.ts'
import { withCode } from './person.ts'
import { school } from './school.ts'

const BO = 'bo@example.org'
const SECRET = 'only for Bo'
const COHORT_OF_BO = 'Cohort 8'

/** Ada and Bo, of two cohorts. What Bo and his cohort alone may read says so. */
function twoCohorts(): Promise<OpenSchool> {
  const link = { class_link: `https://example.org/${SECRET}` }
  return school({
    students: [
      {},
      { email: BO, cohort: COHORT_OF_BO, fullName: SECRET, password: 'what Bo knows' },
    ],
    links: { students: { [BO]: link }, cohorts: { [COHORT_OF_BO]: { cloud_link: SECRET } } },
    messages: { students: { [BO]: SECRET }, cohorts: { [COHORT_OF_BO]: SECRET } },
    tasks: [
      { lessonNumber: '3', title: 'Ada’s' },
      { cohort: COHORT_OF_BO, lessonNumber: '3', title: SECRET },
      { cohort: COHORT_OF_BO, lessonNumber: '8', title: SECRET },
    ],
  })
}

/** Every row of Bo's, and every submission, with whose it is. */
async function rowsOfBo({ db }: OpenSchool) {
  const bo = await db.selectFrom('students').selectAll().where('email', '=', BO).execute()
  const id = bo[0]?.id ?? ''
  const sessions = db.selectFrom('sessions').selectAll().where('student_id', '=', id)
  const sent = db.selectFrom('submissions').select('id').where('sender_id', '=', id)
  const filed = db.selectFrom('submissions').select('id').where('cohort', '=', COHORT_OF_BO)
  const of = await Promise.all([sessions.execute(), sent.execute(), filed.execute()])
  return { bo, of }
}

function fetchFrom(browser: ReturnType<OpenSchool['browser']>, call: AnyCall, fields: object) {
  const values = Object.entries(fields).map(([name, value]): [string, string] => [name, value])
  const query = new URLSearchParams(values).toString()
  // What a call does not send is sent in the query all the same.
  if (call.method === 'GET') return browser.fetch(`${call.path}?${query}`)
  if (call.sends === 'json') return browser.postJson(`${call.path}?${query}`, fields)
  return browser.postForm(`${call.path}?${query}`, Object.fromEntries(values))
}

test.each(CALLS)('$path gives and changes nothing of another student’s: $sends', async (call) => {
  const opened = await twoCohorts()
  const { id = '' } = (await rowsOfBo(opened)).bo[0] ?? {}
  // Ada has a code and what it grants, and is signed in.
  const ada = await withCode(opened)
  await ada.verify('ada@example.org', ada.code)
  const own: Readonly<Record<string, string>> = {
    email: 'ada@example.org',
    password: 'demo-student',
    otp: ada.code,
    course_cohort: 'Cohort 7',
    lesson_number: '3',
    task_number: '1',
    full_name: 'Ada Okafor',
    student_id: 'ST-1',
    document_link: 'https://example.org/document',
    video_link: 'https://example.org/video',
  }
  const bos: Readonly<Record<string, string>> = {
    email: BO,
    course_cohort: COHORT_OF_BO,
    lesson_number: '8',
    student_id: id,
    // Names that no call has.
    ...{ id, user_id: id, account_id: id, sender_id: id, cohort: COHORT_OF_BO, audience: id },
  }
  const names = Object.keys(call.request.write({} as never))
  const right = Object.fromEntries(names.map((name) => [name, own[name] ?? 'x']))
  const swaps = Object.entries(bos).map(([name, value]) =>
    Object.assign({}, right, { [name]: value }),
  )
  for (const fields of [...swaps, { ...right, ...bos }]) {
    await ada.signIn('ada@example.org', 'demo-student')
    const before = await rowsOfBo(opened)
    const answer = await fetchFrom(ada, call, fields)
    const said = `${await answer.text()} ${[...answer.headers].join(' ')}`
    expect(said, JSON.stringify(fields)).not.toContain(SECRET)
    expect(await rowsOfBo(opened), JSON.stringify(fields)).toEqual(before)
  }
  expect(opened.problems).toEqual([])
})

test('Bo reads what is his', async () => {
  const { browser } = await twoCohorts()
  const bo = browser()
  await bo.signIn(BO, 'what Bo knows')
  for (const path of ['get_links.php', 'fetch_messages.php', 'get_tasks.php?lesson_number=8']) {
    expect(await (await bo.fetch(`/backend/${path}`)).text()).toContain(SECRET)
  }
})
