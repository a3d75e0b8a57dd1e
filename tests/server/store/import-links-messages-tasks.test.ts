import { describe, expect, test } from 'vitest'
import type { ImportName } from '../../../src/server/cli/command.ts'
import { linksFor } from '../../../src/server/store/links.ts'
import { DAY_MS } from '../../../src/server/clock.ts'
import { messagesFor, pruneMessages } from '../../../src/server/store/messages.ts'
import { BUILT_IN_FIELDS } from '../../../src/contract/stored-fields.ts'
import type { TestSchool } from '../../support/server.ts'
import { ADA, school, studentOf } from '../school.ts'
import { utcOffsetsOf } from '../../../scripts/content/utc-offsets.ts'
import { countsOf, importText, problemsOf } from './importing.ts'

const BERLIN = utcOffsetsOf('Europe/Berlin')
const at = (time: string) => `2026-03-${time}:00.000Z`

/** Ada's school, which imports tables of one kind. */
async function open(what: ImportName, contents: TestSchool = {}) {
  const opened = await school(contents)
  const { db } = opened
  const student = await studentOf(db)
  const read = (...lines: string[]) => importText(opened, what, lines.join('\n'))
  return {
    read,
    counts: async (...lines: string[]) => countsOf(await read(...lines)),
    problems: async (...lines: string[]) => problemsOf(await read(...lines)),
    rows: () => db.selectFrom(what).selectAll().execute(),
    links: () => linksFor(db, student, BUILT_IN_FIELDS),
    messages: async () => {
      const { general, student: own } = await messagesFor(db, student, opened.clock.now(), [])
      return [general, own]
    },
    /** The general messages at a moment in Berlin, when they change, and the earlier ones. */
    messagesAt: async (moment: string) => {
      const found = await messagesFor(db, student, new Date(moment), BERLIN)
      const earlier = found.earlier.map(({ text }) => text)
      return [found.general.replaceAll('\n\n', ', '), found.generalUntil, earlier.join(', ')]
    },
    db,
    clock: opened.clock,
  }
}

describe('importing links', () => {
  test('stores them for everyone, a cohort or a student; the narrower audience wins', async () => {
    const { counts, links } = await open('links')
    const table = [
      'email,course_cohort,cloud_link,class_link,mentor_link,lesson_time',
      'Ada@example.org,,/own-cloud,,,',
      ',Cohort 7,https://cloud.example.org/7,https://class.example.org/7,,',
      ',,https://cloud.example.org,zoom.us/j/1,/mentor,"Mondays, 7 PM"',
    ]
    expect(await counts(...table)).toBe('3 added, 0 updated, 0 unchanged')
    expect(await links()).toEqual({
      cloud_link: '/own-cloud',
      class_link: 'https://class.example.org/7',
      mentor_link: '/mentor',
      lesson_time: 'Mondays, 7 PM',
    })
    expect(await counts(...table)).toBe('0 added, 0 updated, 3 unchanged')
  })

  test('keeps fields without a column and empty cells, and removes a field at a dash', async () => {
    const [class_link, mentor_link] = ['https://b.org', 'https://c.org']
    const everyone = { cloud_link: 'https://a.org', class_link, mentor_link }
    const { counts, links } = await open('links', { links: { everyone } })
    expect(await counts('cloud_link,class_link', '-,')).toBe('0 added, 1 updated, 0 unchanged')
    expect(await links()).toEqual({ class_link, mentor_link })
  })

  test('refuses unsafe addresses, unknown students, two audiences and repeated rows', async () => {
    const { problems, rows } = await open('links')
    const table = [
      'email,course_cohort,cloud_link',
      'nobody@example.org,,https://a.org',
      `${ADA},Cohort 7,https://a.org`,
      ',Cohort 7,https://a.org',
      ',Cohort  7,https://b.org',
      ',Cohort 8,javascript:alert(1)',
    ]
    expect(await problems(...table)).toEqual([
      'line 2: There is no student nobody@example.org. Import the students first.',
      'line 3: A row is for one student or one cohort: leave email or course_cohort empty.',
      "line 5: The cohort 'Cohort 7' is in line 4 already.",
      expect.stringContaining("cloud_link 'javascript:alert(1)' is not an address that is safe"),
    ])
    expect(await rows()).toEqual([])
  })

  test.each([
    'https://zoom.us/j/1?pwd=a Passcode: 5',
    'zoom.us/j/1 Passcode: 5',
    'https://a.org https://b.org',
    'https://a.org/1.',
    'https://https://a.org',
    '<https://a.org>',
  ])('refuses more than an address in one cell: %s', async (cell) => {
    const { problems } = await open('links')
    expect(await problems('class_link', `"${cell}"`)).toEqual([
      `line 2: class_link '${cell}' is more than an address. Paste only one address.`,
    ])
  })

  test.each([
    'https://wa.me/234?text=Hello!',
    'https://a.org/Shared Documents/x',
    'https://a.org/a*',
    'https://web.archive.org/web/2026/https://a.org/',
    'https://b.org/?to=https://a.org',
  ])('accepts an address with unusual signs, or another one within it: %s', async (cell) => {
    const { counts } = await open('links')
    expect(await counts('class_link', `"${cell}"`)).toMatch(/^1 added/)
  })

  test('warns about a cohort without students and suggests a similar one', async () => {
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

test('importing messages stores, updates and removes them; a cohort’s follows everyone’s', async () => {
  const { counts, messages } = await open('messages')
  const header = 'email,course_cohort,message'
  expect(await counts(header, ',,Hello all', `${ADA},,"Hello, Ada"`)).toMatch(/^2 added/)
  expect(await messages()).toEqual(['Hello all', 'Hello, Ada'])
  expect(await counts(header, ',,Hello again', `${ADA},,-`)).toMatch(/2 updated/)
  expect(await messages()).toEqual(['Hello again', ''])
  expect(await counts(header, ',,Hello again', ',Cohort 7,')).toMatch(/2 unchanged/)
  await counts(header, ',Cohort 7,Hello cohort')
  expect(await messages()).toEqual(['Hello again\n\nHello cohort', ''])
})

describe('messages with from and until', () => {
  const HEADER = 'course_cohort,message,from,until'

  test('are shown by the clocks of the school, also on the night that summer time begins', async () => {
    const { counts, messagesAt } = await open('messages')
    const rows = [
      ',Always,,',
      ',Tonight,2026-03-28,2026-03-29 03:30',
      ',Tomorrow,"2026-03-29, 3:15 AM",2026-03-29',
      'Cohort 7,For the cohort,,2026-03-29 04:00',
    ]
    expect(await counts(HEADER, ...rows)).toMatch(/^4 added/)
    for (const [moment, shown, until, earlier] of [
      ['27T22:59', 'Always, For the cohort', '29T02:00', ''],
      ['27T23:00', 'Tonight, Always, For the cohort', '29T01:30', ''],
      ['29T01:15', 'Tomorrow, Tonight, Always, For the cohort', '29T01:30', ''],
      ['29T01:30', 'Tomorrow, Always, For the cohort', '29T02:00', 'Tonight'],
      ['29T02:00', 'Tomorrow, Always', '29T21:59', 'Tonight, For the cohort'],
      ['29T21:59', 'Always', null, 'Tomorrow, Tonight, For the cohort'],
    ] as const) {
      expect(await messagesAt(at(moment))).toEqual([shown, until && at(until), earlier])
    }
    expect(await counts(HEADER, ...rows)).toMatch(/4 unchanged/)
    expect(await counts(HEADER, ',Tonight,2026-03-28,2026-03-29 05:00')).toMatch(/1 updated/)
    const [, end] = await messagesAt(at('29T02:30'))
    expect(end).toBe(at('29T03:00'))
  })

  test('stand below each newer one, by when students first saw it', async () => {
    const { counts, messagesAt, clock } = await open('messages')
    for (const lines of [
      [',Dated,2026-03-03,'],
      [',Undated,,'],
      [',Backdated,2026-02-01,', ',Less backdated,2026-02-02,'],
    ]) {
      await counts(HEADER, ...lines)
      clock.advance(3 * DAY_MS)
    }
    const [shown] = await messagesAt(clock.now().toISOString())
    expect(shown).toBe('Less backdated, Backdated, Undated, Dated')
  })

  test('are found among the earlier ones when another took their place, but not when they were taken back', async () => {
    const { counts, messagesAt, rows, clock, db } = await open('messages')
    const importEach = async (...lines: string[]) => {
      for (const line of lines) {
        await counts(HEADER, line)
        clock.advance(1000)
      }
    }
    await importEach(',One,,', ',Two,,')
    await importEach(',Planned,2026-03-05,', ',Planned better,2026-03-05,')
    await importEach(',Two,,2026-03-03', ',Three,,', ',Three,,')
    expect(await messagesAt('2026-03-04T12:00:00Z')).toEqual(['Three', null, 'Two, One'])
    expect(await counts(HEADER, ',-,,')).toMatch(/1 updated/)
    expect(await messagesAt('2026-03-04T12:00:00Z')).toEqual(['', null, 'Two, One'])
    await importEach(',A,,', ',B,,', ',A,,', ',-,,', ',Late,2026-02-20,2026-03-01')
    expect(await messagesAt('2026-03-04T12:00:00Z')).toEqual(['', null, 'B, Two, One'])
    await pruneMessages(db, new Date('2026-05-02T12:00:00Z'))
    expect((await rows()).map(({ text }) => text)).toEqual(['Planned better'])
  })

  test('are refused when nobody would see them, and mentioned when they have ended', async () => {
    const { problems, read, counts } = await open('messages')
    const rows = [',A,soon,', ',B,2026-03-05,2026-03-04', ',C,2026-03-06 midnight,', ',D,,', ',E,,']
    const advice = "Write 2026-12-12, or 2026-12-12 18:00, in the school's time."
    expect(await problems(HEADER, ...rows)).toEqual([
      `line 2: from 'soon' is not a time. ${advice}`,
      'line 3: until is not after from, so students would never see the message.',
      `line 4: from '2026-03-06 midnight' is not a time. ${advice}`,
      'line 6: A row for everyone is in line 5 already.',
    ])
    expect(await counts(HEADER, ',D,,', ',E,2026-03-06,')).toMatch(/^2 added/)
    expect(await read(HEADER, ',F,,2026-03-01')).toMatchObject({
      notes: ['line 2: This message ended at 2026-03-01 23:59 UTC, so students do not see it.'],
    })
  })
})

describe('importing tasks', () => {
  const HEADER = 'id,course_cohort,lesson_number,title,due_date,time,details'

  test('stores them, updates them by cohort and lesson, and keeps their ids', async () => {
    const { counts, rows } = await open('tasks')
    const first = '17,Cohort 7,3,A form,2026-03-09,11:59 PM,"<p>One, two</p>"'
    expect(await counts(HEADER, first)).toMatch(/^1 added/)
    const before = await rows()
    const stored = { cohort: 'Cohort 7', lesson_number: '3', details: '<p>One, two</p>' }
    expect(before).toMatchObject([{ ...stored, title: 'A form' }])
    const second = ['course_cohort,lesson_number,due_date,time', 'Cohort 7,3,2026-03-16,-']
    expect(await counts(...second)).toMatch(/1 updated/)
    expect(await rows()).toEqual([{ ...before[0], due_date: '2026-03-16', time: '' }])
    expect(await counts(...second)).toMatch(/1 unchanged/)
  })

  test('refuses a missing title, and a lesson that is repeated or has no address', async () => {
    const { problems } = await open('tasks')
    const rows = ['6,,', '1,A form,', '1,Another form,', '..,A form,']
    expect(await problems(HEADER, ...rows.map((row) => `,Cohort 7,${row},,`))).toEqual([
      "line 2: Lesson 6 of 'Cohort 7' is new: a new task needs a title.",
      "line 4: Lesson 1 of 'Cohort 7' is in line 3 already.",
      "line 5: lesson_number '..' cannot stand in an address: write a number.",
    ])
  })

  const REFUSED = /^refused: line 2: due_date '.*' must be written as year-month-day: 2026-03-09/
  const NO_DAY = /^refused: line 2: due_date '.*' is not a day of the calendar/
  const UNCOUNTED = /^line 2: Students see 'Due .*', and no countdown/
  const WHOLE_DAY = /^line 2: '.*' is no time: .* due at the end of that day/
  const MIDNIGHT = /^line 2: The task is due in the first minute of 2026-03-09/

  test.each([
    ['46090', '', REFUSED],
    ['09/03/2026 23:59', '', REFUSED],
    ['2026–03–09', '', REFUSED],
    ['0226-03-09', '', REFUSED],
    ['2026-02-30', '', NO_DAY],
    ['Week 3', '', UNCOUNTED],
    ['2026-03-09 11:59 PM', '', UNCOUNTED],
    ['2026-03-09', '24:00', WHOLE_DAY],
    ['2026-03-09', '12:00 AM', MIDNIGHT],
    ['2026-03-09 00:00', '', MIDNIGHT],
    ['', '', null],
    ['2026-03-09', '', null],
    ['2026-03-09', '11:59 PM', null],
    ['2026-03-09', 'midnight', null],
  ])('says of the due date %j and the time %j: %s', async (date, time, said) => {
    const { read } = await open('tasks')
    const imported = await read(HEADER, `,Cohort 7,1,A form,"${date}",${time},`)
    const refused = problemsOf(imported).map((problem) => `refused: ${problem}`)
    const notes = imported.ok ? imported.notes : refused
    expect(notes).toEqual(said === null ? [] : [expect.stringMatching(said)])
  })

  test('tells which tags of the details students do not see', async () => {
    const { read } = await open('tasks')
    const details = '<p>Write to <your name> <b>now</b></p><iframe src=/x></iframe>'
    const text = 'Write to <your name>, a<b then c.'
    const rows = [details, `"${text}"`].map((cell, lesson) => `,Cohort 7,${lesson},A,,,${cell}`)
    expect(await read(HEADER, ...rows)).toMatchObject({
      ok: true,
      notes: [expect.stringMatching(/^line 2: Students do not see <your>, <iframe> of the/)],
    })
  })

  test.each([
    ['01', '1', true],
    ['Lesson 1', '1', true],
    ['2-Jan', '1-2', true],
    ['1.1', '1.10', true],
    ['1.1', '1', false],
    ['2.1', '1.2', false],
    ['3b', '3a', false],
  ])('asks whether the new lesson %s is the stored %s: %s', async (written, stored, asks) => {
    const { read } = await open('tasks')
    await read(HEADER, `,Cohort 7,${stored},A form,,,`)
    const note = `line 2: Lesson '${written}' of 'Cohort 7' is new, beside '${stored}'.`
    const notes = asks ? [expect.stringContaining(note)] : []
    const imported = await read(HEADER, `,Cohort 7,${written},A form,,,`)
    expect(imported).toMatchObject({ ok: true, notes })
  })
})
