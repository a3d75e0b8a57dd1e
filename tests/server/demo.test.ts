import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { holdsDemoSchool, loadDemoSchool } from '../../src/server/demo/demo-school.ts'
import { school } from './school.ts'

async function demoSchool() {
  const opened = await school({ students: [] })
  await loadDemoSchool(opened.db, opened)
  return opened
}

describe('the demo school', () => {
  test('lets Ada in and tells Grace that she is deactivated', async () => {
    const { browser } = await demoSchool()
    const [ada, grace] = [browser(), browser()]
    await ada.signIn('ada@example.org', 'demo-student')
    await grace.signIn('grace@example.org', 'demo-student')
    expect(await (await ada.fetch('/backend/auth.php')).json()).toMatchObject({
      user_status: 'active',
      full_name: 'Ada Okafor',
    })
    expect(await (await grace.fetch('/backend/auth.php')).json()).toMatchObject({
      user_status: 'deactivated',
    })
  })

  test('has a link of every kind, both messages and tasks before and after today', async () => {
    const { clock, signIn, fetch } = await demoSchool()
    await signIn()
    const { links } = (await (await fetch('/backend/get_links.php')).json()) as {
      links: Record<string, string>
    }
    const messages = (await (await fetch('/backend/fetch_messages.php')).json()) as object
    const { course_cohort: cohort } = (await (await fetch('/backend/auth.php')).json()) as {
      course_cohort: string
    }
    const { tasks } = (await (
      await fetch(`/backend/get_tasks.php?course_cohort=${cohort}`)
    ).json()) as { tasks: { due_date: string; details: string }[] }
    const today = clock.now().toISOString().slice(0, 10)

    expect(Object.keys(links).toSorted()).toEqual([
      'alliance_page_link',
      'class_link',
      'class_link_two',
      'cloud_link',
      'lesson_time',
      'mentor_link',
      'study_page_link',
    ])
    expect(links['lesson_time']).toBe('Tuesdays and Thursdays, 7 PM')
    expect(messages).toEqual({
      status: 'success',
      generalMessage: expect.stringMatching(/./),
      studentMessage: expect.stringMatching(/^Ada/),
    })
    expect(tasks.filter(({ due_date: due }) => due < today).length).toBeGreaterThan(0)
    expect(tasks.filter(({ due_date: due }) => due > today).length).toBeGreaterThan(0)
    expect(tasks.every(({ due_date: due }) => /^\d{4}-\d\d-\d\d$/.test(due))).toBe(true)
    expect(tasks.some(({ details }) => details.includes('<ol>'))).toBe(true)
  })

  test('is loaded once', async () => {
    const opened = await demoSchool()
    const { db, clock } = opened
    const dates = () => db.selectFrom('tasks').select('due_date').orderBy('id').execute()
    const before = await dates()
    clock.advance(DAY_MS)
    await loadDemoSchool(db, opened)
    expect(await dates()).toEqual(before)
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
    const { db } = opened
    await loadDemoSchool(db, opened)
    expect(await holdsDemoSchool(db)).toBe(false)
    const addresses = await db.selectFrom('students').select('email').execute()
    expect(addresses.map(({ email }) => email)).not.toContain('grace@example.org')
  })
})
