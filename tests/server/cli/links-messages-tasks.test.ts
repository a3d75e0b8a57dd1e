import { describe, expect, test } from 'vitest'
import { school } from '../school.ts'
import { countsOf, importText, problemsOf } from './importing.ts'

describe('importing links', () => {
  test('stores them for everyone, a cohort or a student', async () => {
    const opened = await school()
    const text = [
      'email,course_cohort,cloud_link,class_link,lesson_time',
      ',,https://cloud.example.org,zoom.us/j/1,"Mondays, 7 PM"',
      ',Cohort 7,,https://class.example.org/7,',
      'Ada@example.org,,/own-cloud,,',
    ].join('\n')
    expect(countsOf(await importText(opened, 'links', text))).toBe(
      '3 added, 0 updated, 0 unchanged',
    )
    await opened.signIn()
    expect(await (await opened.fetch('/backend/get_links.php')).json()).toEqual({
      status: 'success',
      links: {
        cloud_link: '/own-cloud',
        class_link: 'https://class.example.org/7',
        lesson_time: 'Mondays, 7 PM',
      },
    })
  })

  test('leaves fields that the file does not name, and removes where there is a dash', async () => {
    const stored = {
      cloud_link: 'https://a.org',
      class_link: 'https://b.org',
      mentor_link: 'https://c.org',
    }
    const opened = await school({ links: { everyone: stored } })
    const text = 'cloud_link,class_link\n-,'
    expect(countsOf(await importText(opened, 'links', text))).toBe(
      '0 added, 1 updated, 0 unchanged',
    )
    await opened.signIn()
    expect(await (await opened.fetch('/backend/get_links.php')).json()).toMatchObject({
      links: { class_link: 'https://b.org', mentor_link: 'https://c.org' },
    })
  })

  test('changes nothing when it is done a second time', async () => {
    const opened = await school()
    const text = 'course_cohort,cloud_link\nCohort 7,https://a.org'
    await importText(opened, 'links', text)
    expect(countsOf(await importText(opened, 'links', text))).toBe(
      '0 added, 0 updated, 1 unchanged',
    )
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'ftp://example.org',
    'click here',
    'https://',
  ])('refuses an address that is not safe to follow: %s', async (address) => {
    const opened = await school()
    const imported = await importText(opened, 'links', `cloud_link\n"${address}"`)
    expect(problemsOf(imported)).toEqual([
      `line 2: cloud_link '${address}' is not an address that is safe to follow. Write https://…, ` +
        'mailto:…, tel:… or a path of the portal such as /mentor-tasks.',
    ])
  })

  test.each(['mailto:help@example.org', 'tel:+2348000000000', '/mentor-tasks', 'http://a.org'])(
    'accepts %s',
    async (address) => {
      const opened = await school()
      expect((await importText(opened, 'links', `cloud_link\n${address}`)).ok).toBe(true)
    },
  )

  test('refuses unknown students, rows for two, and the same row twice', async () => {
    const opened = await school()
    const text = [
      'email,course_cohort,cloud_link',
      'nobody@example.org,,https://a.org',
      'ada@example.org,Cohort 7,https://a.org',
      ',Cohort 7,https://a.org',
      ',Cohort  7,https://b.org',
    ].join('\n')
    expect(problemsOf(await importText(opened, 'links', text))).toEqual([
      'line 2: There is no student nobody@example.org. Import the students first.',
      'line 3: A row is for one student or one cohort: leave email or course_cohort empty.',
      "line 5: The cohort 'Cohort 7' stands in line 4 already.",
    ])
    expect(await opened.db.selectFrom('links').selectAll().execute()).toEqual([])
  })

  test('refuses a field that the portal does not know', async () => {
    const opened = await school()
    const imported = await importText(opened, 'links', 'class_lnik\nhttps://a.org')
    expect(problemsOf(imported)).toEqual([
      "columns: There is no column 'class_lnik'. Did you mean 'class_link'? A new one needs a place in " +
        'content/links.json first, and npm run build after that.',
    ])
  })

  test('asks to look at a cohort without students, and names the one that may be meant', async () => {
    const opened = await school()
    const text = 'course_cohort,cloud_link\ncohort 7,https://a.org\nAlumni,https://a.org'
    expect(await importText(opened, 'links', text)).toMatchObject({
      ok: true,
      notes: [
        "No student is in the cohort 'cohort 7'. Did you mean 'Cohort 7'?",
        "No student is in the cohort 'Alumni'.",
      ],
    })
  })
})

describe('importing messages', () => {
  test('stores them, updates them and removes them', async () => {
    const opened = await school()
    const rows = (...lines: string[]) =>
      importText(opened, 'messages', ['email,course_cohort,message', ...lines].join('\n'))
    const shown = async () => (await opened.fetch('/backend/fetch_messages.php')).json()
    await opened.signIn()

    expect(countsOf(await rows(',,Hello all', 'ada@example.org,,"Hello, Ada"'))).toMatch(/^2 added/)
    expect(await shown()).toMatchObject({
      generalMessage: 'Hello all',
      studentMessage: 'Hello, Ada',
    })
    expect(countsOf(await rows(',,Hello again', 'ada@example.org,,-'))).toMatch(/2 updated/)
    expect(await shown()).toMatchObject({ generalMessage: 'Hello again', studentMessage: '' })
    expect(countsOf(await rows(',,Hello again', ',Cohort 7,'))).toMatch(/2 unchanged/)
  })
})

describe('importing tasks', () => {
  const HEADER = 'id,course_cohort,lesson_number,title,due_date,time,details'

  test('stores them, updates them by cohort and lesson, and keeps their ids', async () => {
    const opened = await school()
    const first = `${HEADER}\n17,Cohort 7,3,A form,2026-03-09,11:59 PM,"<p>One, two</p>"`
    expect(countsOf(await importText(opened, 'tasks', first))).toMatch(/^1 added/)
    const task = () => opened.db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow()
    const before = await task()
    expect(before).toMatchObject({
      cohort: 'Cohort 7',
      lesson_number: '3',
      title: 'A form',
      due_date: '2026-03-09',
      time: '11:59 PM',
      details: '<p>One, two</p>',
    })
    const second = 'course_cohort,lesson_number,due_date,time\nCohort 7,3,2026-03-16,-'
    expect(countsOf(await importText(opened, 'tasks', second))).toMatch(/1 updated/)
    expect(await task()).toEqual({ ...before, due_date: '2026-03-16', time: '' })
    expect(countsOf(await importText(opened, 'tasks', second))).toMatch(/1 unchanged/)
  })

  test.each(['2026-03-09', '2026-03-09 18:00', '2026-03-09T18:00:00+01:00', 'To be announced', ''])(
    'accepts a due date that is one, or is words: %j',
    async (date) => {
      const opened = await school()
      const text = `${HEADER}\n,Cohort 7,3,A form,${date},,`
      expect((await importText(opened, 'tasks', text)).ok).toBe(true)
    },
  )

  test.each([
    ['2026-02-30', "due_date '2026-02-30' is not a day of the calendar."],
    ['2026-13-01', "due_date '2026-13-01' is not a day of the calendar."],
    ['03/09/2026', "due_date '03/09/2026' must be written as year-month-day: 2026-03-09."],
    ['9.3.2026', "due_date '9.3.2026' must be written as year-month-day: 2026-03-09."],
    ['46090', "due_date '46090' must be written as year-month-day: 2026-03-09."],
  ])('refuses a due date that would be misread: %s', async (date, said) => {
    const opened = await school()
    const text = `${HEADER}\n,Cohort 7,3,A form,${date},,`
    expect(problemsOf(await importText(opened, 'tasks', text))).toEqual([`line 2: ${said}`])
  })

  test('refuses a new task without a title and a lesson that stands there twice', async () => {
    const opened = await school()
    const text = `${HEADER}\n,Cohort 7,3,,,,\n,Cohort 7,4,A,,,\n,Cohort 7,4,B,,,`
    expect(problemsOf(await importText(opened, 'tasks', text))).toEqual([
      "line 2: Lesson 3 of 'Cohort 7' is new: a new task needs a title.",
      "line 4: Lesson 4 of 'Cohort 7' stands in line 3 already.",
    ])
  })
})
