import { describe, expect, test } from 'vitest'
import { loadDemoSchool } from '../../../src/server/demo/demo-school.ts'
import { holdsDemoSchool } from '../../../src/server/store/settings.ts'
import { findStudent } from '../../../src/server/store/students.ts'
import { ADA, GRACE, school } from '../school.ts'

describe('the demo school', () => {
  test('has Ada, deactivated Grace, and tasks due before and after today', async () => {
    const opened = await school({ students: [] })
    const { db, clock, signIn } = opened
    // Two servers start together.
    await Promise.all([loadDemoSchool(db, opened), loadDemoSchool(db, opened)])
    expect([(await signIn(ADA)).status, (await signIn(GRACE)).status]).toEqual([200, 200])
    const students = db.selectFrom('students').select(['email', 'access']).orderBy('email')
    expect(await students.execute()).toEqual([
      { email: ADA, access: 'active' },
      { email: GRACE, access: 'deactivated' },
    ])
    const today = clock.now().toISOString().slice(0, 10)
    const tasks = await db.selectFrom('tasks').select('due_date').execute()
    expect(new Set(tasks.map((task) => task.due_date > today))).toEqual(new Set([false, true]))
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
