import { describe, expect, test } from 'vitest'
import type { ImportName } from '../../../src/server/cli/command.ts'
import { linksFor } from '../../../src/server/store/links.ts'
import { messagesFor } from '../../../src/server/store/messages.ts'
import { findStudent } from '../../../src/server/store/students.ts'
import { BUILT_IN_FIELDS } from '../../../src/server/stored-fields.ts'
import type { TestSchool } from '../../support/server.ts'
import { ADA, school } from '../school.ts'
import { countsOf, importText, problemsOf } from './importing.ts'

/** Ada's school, which reads tables of one kind. */
async function open(what: ImportName, contents: TestSchool = {}) {
  const opened = await school(contents)
  const { db } = opened
  const found = await findStudent(db, ADA)
  if (found === null) throw new Error('Ada is not there')
  const read = (...lines: string[]) => importText(opened, what, lines.join('\n'))
  return {
    read,
    counts: async (...lines: string[]) => countsOf(await read(...lines)),
    problems: async (...lines: string[]) => problemsOf(await read(...lines)),
    rows: () => db.selectFrom(what).selectAll().execute(),
    links: () => linksFor(db, found.student, BUILT_IN_FIELDS),
    messages: () => messagesFor(db, found.student),
  }
}

describe('importing links', () => {
  test('stores them for everyone, a cohort or a student, once', async () => {
    const { counts, links } = await open('links')
    const table = [
      'email,course_cohort,cloud_link,class_link,lesson_time',
      ',,https://cloud.example.org,zoom.us/j/1,"Mondays, 7 PM"',
      ',Cohort 7,,https://class.example.org/7,',
      'Ada@example.org,,/own-cloud,,',
    ]
    expect(await counts(...table)).toBe('3 added, 0 updated, 0 unchanged')
    expect(await links()).toEqual({
      cloud_link: '/own-cloud',
      class_link: 'https://class.example.org/7',
      lesson_time: 'Mondays, 7 PM',
    })
    expect(await counts(...table)).toBe('0 added, 0 updated, 3 unchanged')
  })

  test('leaves fields that the file does not name, and removes where there is a dash', async () => {
    const [class_link, mentor_link] = ['https://b.org', 'https://c.org']
    const everyone = { cloud_link: 'https://a.org', class_link, mentor_link }
    const { counts, links } = await open('links', { links: { everyone } })
    expect(await counts('cloud_link,class_link', '-,')).toBe('0 added, 1 updated, 0 unchanged')
    expect(await links()).toEqual({ class_link, mentor_link })
  })

  test('refuses an address that is not safe to follow', async () => {
    const { problems } = await open('links')
    expect(await problems('cloud_link', 'javascript:alert(1)')).toEqual([
      "line 2: cloud_link 'javascript:alert(1)' is not an address that is safe to follow. Write " +
        'https://…, mailto:…, tel:… or a path of the portal such as /mentor-tasks.',
    ])
  })

  test('refuses unknown students, rows for two, and the same row twice', async () => {
    const { problems, rows } = await open('links')
    const table = [
      'email,course_cohort,cloud_link',
      'nobody@example.org,,https://a.org',
      `${ADA},Cohort 7,https://a.org`,
      ',Cohort 7,https://a.org',
      ',Cohort  7,https://b.org',
    ]
    expect(await problems(...table)).toEqual([
      'line 2: There is no student nobody@example.org. Import the students first.',
      'line 3: A row is for one student or one cohort: leave email or course_cohort empty.',
      "line 5: The cohort 'Cohort 7' is in line 4 already.",
    ])
    expect(await rows()).toEqual([])
  })

  test('asks to look at a cohort without students, and names the one that may be meant', async () => {
    const { read } = await open('links')
    const table = ['course_cohort,cloud_link', 'cohort 7,https://a.org', 'Alumni,https://a.org']
    expect(await read(...table)).toMatchObject({
      ok: true,
      notes: [
        "No student is in the cohort 'cohort 7'. Did you mean 'Cohort 7'?",
        "No student is in the cohort 'Alumni'.",
      ],
    })
  })
})

test('importing messages stores them, updates them and removes them', async () => {
  const { counts, messages } = await open('messages')
  const header = 'email,course_cohort,message'
  expect(await counts(header, ',,Hello all', `${ADA},,"Hello, Ada"`)).toMatch(/^2 added/)
  expect(await messages()).toEqual({ general: 'Hello all', student: 'Hello, Ada' })
  expect(await counts(header, ',,Hello again', `${ADA},,-`)).toMatch(/2 updated/)
  expect(await messages()).toEqual({ general: 'Hello again', student: '' })
  expect(await counts(header, ',,Hello again', ',Cohort 7,')).toMatch(/2 unchanged/)
})

describe('importing tasks', () => {
  const HEADER = 'id,course_cohort,lesson_number,title,due_date,time,details'

  test('stores them, updates them by cohort and lesson, and keeps their ids', async () => {
    const { counts, rows } = await open('tasks')
    const first = '17,Cohort 7,3,A form,2026-03-09,11:59 PM,"<p>One, two</p>"'
    expect(await counts(HEADER, first)).toMatch(/^1 added/)
    const before = await rows()
    expect(before).toMatchObject([
      { cohort: 'Cohort 7', lesson_number: '3', title: 'A form', details: '<p>One, two</p>' },
    ])
    const second = ['course_cohort,lesson_number,due_date,time', 'Cohort 7,3,2026-03-16,-']
    expect(await counts(...second)).toMatch(/1 updated/)
    expect(await rows()).toEqual([{ ...before[0], due_date: '2026-03-16', time: '' }])
    expect(await counts(...second)).toMatch(/1 unchanged/)
  })

  test.each([
    ['2026-03-09T18:00:00+01:00', []],
    ['To be announced', []],
    ['2026-02-30', ["line 2: due_date '2026-02-30' is not a day of the calendar."]],
    ['9.3.2026', ["line 2: due_date '9.3.2026' must be written as year-month-day: 2026-03-09."]],
    ['46090', ["line 2: due_date '46090' must be written as year-month-day: 2026-03-09."]],
  ])('reads a due date, and refuses one that would be misread: %s', async (date, said) => {
    const { problems } = await open('tasks')
    expect(await problems(HEADER, `,Cohort 7,3,A form,${date},,`)).toEqual(said)
  })

  test('refuses a new task without a title and a lesson that stands there twice', async () => {
    const { problems } = await open('tasks')
    const table = [HEADER, ',Cohort 7,3,,,,', ',Cohort 7,4,A,,,', ',Cohort 7,4,B,,,']
    expect(await problems(...table)).toEqual([
      "line 2: Lesson 3 of 'Cohort 7' is new: a new task needs a title.",
      "line 4: Lesson 4 of 'Cohort 7' is in line 3 already.",
    ])
  })
})
