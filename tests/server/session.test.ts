import { afterEach, expect, test } from 'vitest'
import type { OpenSchool, TestSchool } from '../support/server.ts'
import { openSchool } from '../support/server.ts'

let school: OpenSchool

async function open(contents?: TestSchool) {
  school = await openSchool(contents)
}

afterEach(() => school.close())

test('signing in opens a session and answers with the full name', async () => {
  await open()
  const answer = await school.signIn()
  expect(await answer.json()).toEqual({ status: 'success', full_name: 'Ada Okafor' })
  const session = await school.fetch('/backend/auth.php')
  expect(await session.json()).toEqual({
    status: 'success',
    user_status: 'active',
    full_name: 'Ada Okafor',
    course_cohort: 'Cohort 7',
    facecard: '',
  })
})
