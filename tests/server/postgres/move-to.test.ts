import { expect, test } from 'vitest'
import { takeTestServer } from '../../support/test-database.ts'
import { openUntilEnd, tool } from '../cli/tool.ts'

const STUDENTS = `email,full_name,course_cohort,password
ada@x.org,"Ada ""the first"" Ọkáfọ̀r 🎓",Cohort 7,a fine password
bob@x.org,Bob,Cohort 8,
`
const LINKS = 'course_cohort,class_link\nCohort 7,https://x.org/7\n'

/** A school in a data folder, and the address of an empty database. */
async function schoolToMove() {
  const address = (await takeTestServer()) ?? ''
  const { school, write, PORTAL_DATA } = await tool({ DATABASE_URL: '' })
  await school('import', 'students', await write('students.csv', STUDENTS))
  await school('import', 'links', await write('links.csv', LINKS))
  return { address, PORTAL_DATA, moveTo: (to = address) => school('move-to', to) }
}

test('move-to copies a school row for row into an empty database, and into no other', async () => {
  const { address, moveTo } = await schoolToMove()
  const { code, output } = await moveTo()
  expect(output).toContain('students: 2')
  expect(output).toContain('Every row was read back, and is the same.')
  expect(code).toBe(0)
  const there = await openUntilEnd(address)
  const students = there.selectFrom('students').select(['full_name', 'password_hash'])
  expect(await students.where('email', '=', 'ada@x.org').execute()).toEqual([
    { full_name: 'Ada "the first" Ọkáfọ̀r 🎓', password_hash: expect.stringMatching(/^\$argon2/) },
  ])
  const again = await moveTo()
  expect(again.output).toMatch(/is not empty \(students, links\)/)
  expect(again.code).toBe(1)
})

test('move-to refuses while a server has the school open', async () => {
  const { PORTAL_DATA, moveTo } = await schoolToMove()
  await openUntilEnd(`${PORTAL_DATA}/school.sqlite`)
  const { output } = await moveTo()
  expect(output).toMatch(/is in use\. Stop the server/)
})

test('move-to reports a database that does not answer, without its password', async () => {
  const { moveTo } = await schoolToMove()
  const { code, output } = await moveTo('postgres://portal:secret@127.0.0.1:1/school')
  expect(output).toMatch(/cannot be used \(connect ECONNREFUSED/)
  expect(output).not.toContain('secret')
  expect(code).toBe(1)
})
