import { describe, expect, test } from 'vitest'
import { holdsDemoSchool, loadDemoSchool } from '../../../src/server/demo/demo-school.ts'
import { findStudent } from '../../../src/server/store/students.ts'
import { ADA, GRACE, school } from '../school.ts'

async function demoSchool() {
  const opened = await school({ students: [] })
  await loadDemoSchool(opened.db, opened)
  return opened
}

describe('the demo school', () => {
  test('lets in Ada, and Grace to be told that she is deactivated', async () => {
    const { db, signIn } = await demoSchool()
    expect([(await signIn(ADA)).status, (await signIn(GRACE)).status]).toEqual([200, 200])
    const students = db.selectFrom('students').select(['email', 'access']).orderBy('email')
    expect(await students.execute()).toEqual([
      { email: ADA, access: 'active' },
      { email: GRACE, access: 'deactivated' },
    ])
  })

  test('has tasks that were due before today and that are due after it', async () => {
    const { db, clock } = await demoSchool()
    const today = clock.now().toISOString().slice(0, 10)
    const tasks = await db.selectFrom('tasks').select('due_date').execute()
    expect(new Set(tasks.map((task) => task.due_date > today))).toEqual(new Set([false, true]))
  })

  test('is loaded once by two servers that start together', async () => {
    const opened = await school({ students: [] })
    const { db } = opened
    await Promise.all([loadDemoSchool(db, opened), loadDemoSchool(db, opened)])
    expect(await db.selectFrom('students').selectAll().execute()).toHaveLength(2)
  })

  test.each([
    ['a student', {}],
    ['a link', { students: [], links: { everyone: { cloud_link: 'https://a.org' } } }],
    ['a message', { students: [], messages: { everyone: 'Hello' } }],
    ['a task', { students: [], tasks: [{}] }],
  ])('is never added to a school that has %s', async (_, contents) => {
    const opened = await school(contents)
    await loadDemoSchool(opened.db, opened)
    expect(await holdsDemoSchool(opened.db)).toBe(false)
    expect(await findStudent(opened.db, GRACE)).toBeNull()
  })
})
