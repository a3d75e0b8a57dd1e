import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/db/open.ts'
import { ON_SQLITE, takeTestServer } from '../../support/test-database.ts'
import { tool } from './tool.ts'

const STUDENTS = `email,full_name,course_cohort,password
ada@x.org,"Ada ""the first"" Ọkáfọ̀r 🎓",Cohort 7,a fine password
bob@x.org,Bob,Cohort 8,
`
const LINKS = 'course_cohort,class_link\nCohort 7,https://x.org/7\n'
const TASKS = 'course_cohort,lesson_number,title\nCohort 7,1,A task\n'

/** A school in a data folder, and the address of an empty database. */
async function schoolToMove() {
  const address = (await takeTestServer()) ?? ''
  const opened = await tool({ DATABASE_URL: '' })
  await opened.school('import', 'students', await opened.write('students.csv', STUDENTS))
  await opened.school('import', 'links', await opened.write('links.csv', LINKS))
  await opened.school('import', 'tasks', await opened.write('tasks.csv', TASKS))
  return { ...opened, address }
}

describe.skipIf(ON_SQLITE)('move-to', () => {
  test('copies a school row for row, and what is exported there is the same', async () => {
    const here = await schoolToMove()
    const moved = await here.school('move-to', here.address)
    expect(moved.output).toContain('students: 2')
    expect(moved.output).toContain('Every row was read back and is the same.')
    expect(moved.code).toBe(0)
    const there = await openDatabase(here.address)
    const names = await there.selectFrom('students').select(['email', 'full_name']).execute()
    const hash = await there.selectFrom('students').select('password_hash').execute()
    await there.destroy()
    expect(names).toContainEqual({ email: 'ada@x.org', full_name: 'Ada "the first" Ọkáfọ̀r 🎓' })
    expect(hash).toContainEqual({ password_hash: expect.stringMatching(/^\$argon2/) })
  })

  test('refuses a database that holds something, and changes nothing in it', async () => {
    const here = await schoolToMove()
    await here.school('move-to', here.address)
    const again = await here.school('move-to', here.address)
    expect(again.output).toMatch(/holds something already \(students, links, tasks\)/)
    expect(again.code).toBe(1)
  })

  test('refuses while a server has the school open', async () => {
    const here = await schoolToMove()
    const running = await openDatabase(`${here.PORTAL_DATA}/school.sqlite`)
    const refused = await here.school('move-to', here.address)
    await running.destroy()
    expect(refused.output).toMatch(/is in use\. Stop the server/)
  })

  test('says which database does not answer', async () => {
    const here = await schoolToMove()
    const refused = await here.school('move-to', 'postgres://portal:secret@127.0.0.1:1/school')
    expect(refused.output).toMatch(/cannot be used \(connect ECONNREFUSED/)
    expect(refused.output).not.toContain('secret')
    expect(refused.code).toBe(1)
  })
})

test('move-to asks for an address', async () => {
  const { school } = await tool()
  expect((await school('move-to')).output).toContain('Say the address of the database')
  expect((await school('move-to', 'mysql://x')).output).toContain('DATABASE_URL must be an address')
})
