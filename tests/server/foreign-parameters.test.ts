import { expect, test } from 'vitest'
import { CALLS } from '../../src/contract/calls.ts'
import type { OpenSchool } from '../support/server.ts'
import { withCode } from './person.ts'
import { ADA, FORM, idOf, school } from './school.ts'

const BO = 'bo@example.org'
const SECRET = 'only for Bo'
const COHORT_OF_BO = 'Cohort 8'

/** Ada and Bo in two cohorts. Everything for Bo and his cohort alone holds the secret. */
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

/** Bo's account and sessions, and the submissions in his name or cohort. */
async function rowsOfBo({ db }: OpenSchool, id: string) {
  const sent = db.selectFrom('submissions').select('id')
  return Promise.all([
    db.selectFrom('students').selectAll().where('id', '=', id).execute(),
    db.selectFrom('sessions').selectAll().where('student_id', '=', id).execute(),
    sent.where('sender_id', '=', id).execute(),
    sent.where('cohort', '=', COHORT_OF_BO).execute(),
  ])
}

test.each(CALLS)('$path ($sends) ignores parameters of another student', async (call) => {
  const opened = await twoCohorts()
  const id = await idOf(opened.db, BO)
  const ada = await withCode(opened)
  await ada.verify(ADA, ada.code)
  const own: Readonly<Record<string, string>> = {
    ...FORM,
    email: ADA,
    password: 'demo-student',
    otp: ada.code,
    course_cohort: 'Cohort 7',
  }
  const bos: Readonly<Record<string, string>> = {
    email: BO,
    course_cohort: COHORT_OF_BO,
    lesson_number: '8',
    student_id: id,
    // No call has these.
    ...{ id, user_id: id, account_id: id, sender_id: id, cohort: COHORT_OF_BO, audience: id },
  }
  const names = Object.keys(call.request.write({} as never))
  const right = Object.fromEntries(names.map((name) => [name, own[name] ?? 'x']))
  for (const name of [...Object.keys(bos), 'all']) {
    const fields = { ...right, ...(name === 'all' ? bos : { [name]: bos[name] ?? '' }) }
    await ada.signIn(ADA, 'demo-student')
    const before = await rowsOfBo(opened, id)
    // The query has the fields even where the call reads them from the body.
    const path = `${call.path}?${new URLSearchParams(fields)}`
    const post = call.sends === 'json' ? ada.postJson : ada.postForm
    const answer = await (call.method === 'GET' ? ada.fetch(path) : post(path, fields))
    const said = `${await answer.text()} ${[...answer.headers].join(' ')}`
    expect(said, name).not.toContain(SECRET)
    expect(await rowsOfBo(opened, id), name).toEqual(before)
  }
  expect(opened.problems).toEqual([])
})

test('Bo himself reads the secret', async () => {
  const bo = (await twoCohorts()).browser()
  await bo.signIn(BO, 'what Bo knows')
  for (const path of ['get_links.php', 'fetch_messages.php', 'get_tasks.php?lesson_number=8']) {
    expect(await (await bo.fetch(`/backend/${path}`)).text()).toContain(SECRET)
  }
})
