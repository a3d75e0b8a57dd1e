import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from '../../../src/server/cli/table/escape-formula.ts'
import { writeTable } from '../../../src/server/cli/table/write-table.ts'
import { eraseStudent } from '../../../src/server/store/erase-student.ts'
import {
  exportColumns,
  exportRows,
  type ExportFilter as Filter,
  type ExportName,
} from '../../../src/server/store/export-rows.ts'
import { MINUTE_MS } from '../../../src/server/clock.ts'
import { BUILT_IN_FIELDS } from '../../../src/contract/stored-fields.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import type { OpenSchool } from '../../support/server.ts'
import { temporaryFolder } from '../program.ts'
import { ADA, idOf, school, SUBMISSION } from '../school.ts'
import { countsOf, importText } from './importing.ts'

const AUTUMN = Date.parse('2026-11-01T06:00Z') / MINUTE_MS
const NEW_YORK = {
  timeZone: 'America/New_York',
  utcOffsets: [
    [0, -240],
    [AUTUMN, -300],
  ],
} as const

/** The text of an exported table. */
async function csv({ db }: OpenSchool, what: ExportName, filter: Filter = {}, ending = 'csv') {
  const file = join(await temporaryFolder(), `a.${ending}`)
  const rows = exportRows(db, what, filter, NEW_YORK)
  await writeTable(file, exportColumns(what, BUILT_IN_FIELDS, NEW_YORK), rows)
  return readFile(file, 'utf8')
}

const json = async (opened: OpenSchool, what: ExportName, filter: Filter = {}): Promise<unknown> =>
  JSON.parse(await csv(opened, what, filter, 'json'))

const BEN = { email: 'ben@example.org', cohort: 'Cohort 8', access: 'deactivated' } as const

const schoolOfTwo = () =>
  school({
    students: [{}, { ...BEN, fullName: '=1+1' }],
    links: {
      everyone: { cloud_link: '/all', class_link: 'https://a.org' },
      cohorts: { 'Cohort 8': { lesson_time: '-7 PM' } },
      students: { [ADA]: { cloud_link: '/ada' } },
    },
    messages: { everyone: "'=not a formula", cohorts: { 'Cohort 8': '@8, "hello"\nagain' } },
    tasks: [
      { lessonNumber: '3', title: 'A form', details: '<p>One, two</p>' },
      { cohort: 'Cohort 8', lessonNumber: '4', title: '+1' },
    ],
  })

describe('an export', () => {
  test.each(['students', 'links', 'messages', 'tasks'] as const)(
    'of %s changes nothing when it is imported again',
    async (what) => {
      const opened = await schoolOfTwo()
      for (const name of ['a.csv', 'a.json']) {
        const text = await csv(opened, what, {}, name.slice(2))
        expect(text).not.toContain('argon2')
        const imported = await importText(opened, what, text, { name })
        expect(countsOf(imported)).toMatch(/^0 added, 0 updated, [23] unchanged$/)
      }
    },
  )

  test.each([
    ['students', 'Cohort 8', { email: 'ben@example.org' }],
    ['links', 'Cohort 8', { lesson_time: '-7 PM' }],
    ['links', 'Cohort 7', { email: ADA, cloud_link: '/ada' }],
    ['messages', 'Cohort 8', { message: '@8, "hello"\nagain' }],
    ['tasks', 'Cohort 8', { title: '+1' }],
  ] as const)('of %s can be limited to a cohort: %s', async (what, cohort, row) => {
    expect(await json(await schoolOfTwo(), what, { cohort })).toEqual([
      expect.objectContaining(row),
    ])
  })

  test('of submissions can be limited to a lesson and a period, and includes erased students', async () => {
    const opened = await schoolOfTwo()
    const id = await idOf(opened.db)
    const submit = (lessonNumber: string, day: string) =>
      addSubmission(opened.db, id, { ...SUBMISSION, lessonNumber }, new Date(day))
    for (const day of ['01', '02', '03']) await submit('3', `2026-03-${day}T12:00Z`)
    await submit('Lesson 03', '2026-03-02T12:00Z') // as a student types it into the Turnitin form
    await submit('4', '2026-03-02T12:00Z')
    const days = async (filter: Filter) =>
      (await csv(opened, 'submissions', filter)).match(/2026-03-0\d/g) ?? []
    const some = { lesson: '3', from: '2026-03-02', before: '2026-03-03' }
    expect(await days({})).toHaveLength(5)
    expect(await days(some)).toEqual(['2026-03-02', '2026-03-02'])
    expect(await days({ cohort: 'Cohort 8' })).toEqual([])

    await opened.db.transaction().execute((trx) => eraseStudent(trx, { id, email: ADA }, 'keep'))
    expect(await days({})).toHaveLength(5)
    expect(await csv(opened, 'students')).not.toContain('\n""')
  })

  test('of submissions has the school’s clocks, and says what was late', async () => {
    const task = { title: 'A form', time: '' }
    const opened = await school({
      tasks: [
        { ...task, lessonNumber: '1', dueDate: '2026-10-31' },
        { ...task, lessonNumber: '2', dueDate: '2026-10-31', time: '11:59 PM' },
        { ...task, lessonNumber: '3', dueDate: 'Week 3' },
      ],
    })
    const submit = async (lessonNumber: string, at: string) =>
      addSubmission(
        opened.db,
        await idOf(opened.db),
        { ...SUBMISSION, lessonNumber, documentLink: at },
        new Date(at),
      )
    await submit('Lesson 01', '2026-11-01T03:59:59.999Z')
    await submit('01', '2026-11-01T04:00Z')
    await submit('2', '2026-11-01T03:58:59Z')
    await submit('2', '2026-11-01T03:59Z')
    await submit('3', '2026-11-01T05:30Z') // this hour occurs twice
    await submit('4', '2026-11-01T06:30Z')
    const rows = (await json(opened, 'submissions')) as Record<string, string>[]
    const told = rows.map((row) => [row['submitted_at (America/New_York)'], row['late']].join(' '))
    expect(told).toEqual([
      '2026-10-31 23:58:59-04:00 in time',
      '2026-10-31 23:59:00-04:00 late',
      '2026-10-31 23:59:59-04:00 in time',
      '2026-11-01 00:00:00-04:00 late',
      '2026-11-01 01:30:00-04:00 ',
      '2026-11-01 01:30:00-05:00 ',
    ])
  })

  test('without rows has the columns alone', async () => {
    const opened = await school({ students: [] })
    expect(await csv(opened, 'messages')).toBe(
      '\uFEFF"email","course_cohort","message","from","until"\r\n',
    )
    expect(await json(opened, 'messages')).toEqual([])
  })
})

test.each([
  '=1',
  '+1',
  '-1',
  '@a',
  '\t=1',
  '\r=1',
  '\tAda',
  '＝1',
  "'=1",
  "''=1",
  'Ada;=1',
  'Ada\t@a',
  'Ada,-1',
  'a\n+1',
  "a;'=1",
])('an export escapes the formula in %j, and an import restores it', (cell) => {
  expect(escapeFormula(cell)).not.toMatch(/(?:^|[;,\t\r\n])[=+\-@＝]/)
  expect(escapeFormula(cell)).toContain("'")
  expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
})

test.each(['Ada', "'tis", '1-2', '', "O'Neil", '7 PM, - a break', "a;'b"])(
  'an export leaves %j unchanged',
  (cell) => {
    expect([escapeFormula(cell), unescapeFormula(cell)]).toEqual([cell, cell])
  },
)

test('an export says in a sentence that a path leads through a file', async () => {
  const file = join(await temporaryFolder(), 'a.csv')
  await writeTable(file, ['email'], noRows())
  const said = 'it cannot be written (ENOTDIR). Choose another name.'
  await expect(writeTable(join(file, 'b.csv'), ['email'], noRows())).rejects.toThrow(said)
})

async function* noRows() {}

test('a database that breaks off is not told as a fault of the file, which is removed', async () => {
  const folder = await temporaryFolder()
  const broken = Object.assign(new Error('The server stops'), { code: '57P01' })
  async function* rows() {
    yield { email: ADA }
    throw broken
  }
  await expect(writeTable(join(folder, 'a.csv'), ['email'], rows())).rejects.toBe(broken)
  expect(await readdir(folder)).toEqual([])
})
