import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guard, unguard } from '../../../src/server/cli/table/guard.ts'
import { writeTable } from '../../../src/server/cli/table/write-table.ts'
import { eraseStudent } from '../../../src/server/store/erase-student.ts'
import {
  exportColumns,
  exportRows,
  type ExportFilter,
  type ExportName,
} from '../../../src/server/store/export-rows.ts'
import { BUILT_IN_FIELDS } from '../../../src/server/stored-fields.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { temporaryFolder } from '../program.ts'
import { school } from '../school.ts'
import { countsOf, importText } from './importing.ts'

const ALL: ExportFilter = {
  cohort: undefined,
  lesson: undefined,
  from: undefined,
  before: undefined,
}

type School = Awaited<ReturnType<typeof school>>

/** Exports to a file and gives its text. */
async function exported(
  { db }: Pick<School, 'db'>,
  what: ExportName,
  filter: Partial<ExportFilter> = {},
  ending = 'csv',
): Promise<string> {
  const file = join(await temporaryFolder(), `a.${ending}`)
  await writeTable(
    file,
    exportColumns(what, BUILT_IN_FIELDS),
    exportRows(db, what, { ...ALL, ...filter }),
  )
  return readFile(file, 'utf8')
}

const schoolOfTwo = () =>
  school({
    students: [
      {},
      { email: 'ben@example.org', fullName: '=1+1', cohort: 'Cohort 8', access: 'deactivated' },
    ],
    links: {
      everyone: { cloud_link: '/all', class_link: 'https://a.org' },
      cohorts: { 'Cohort 8': { lesson_time: '-7 PM' } },
      students: { 'ada@example.org': { cloud_link: '/ada' } },
    },
    messages: { everyone: "'=not a formula", cohorts: { 'Cohort 8': '@8, "hello"\nagain' } },
    tasks: [
      { lessonNumber: '3', title: 'A form', details: '<p>One, two</p>' },
      { cohort: 'Cohort 8', lessonNumber: '4', title: '+1' },
    ],
  })

describe('an export', () => {
  test.each(['students', 'links', 'messages', 'tasks'] as const)(
    'of %s can be imported again and changes nothing',
    async (what) => {
      const opened = await schoolOfTwo()
      for (const ending of ['csv', 'json']) {
        const text = await exported(opened, what, {}, ending)
        const imported = await importText(opened, what, text, { name: `a.${ending}` })
        expect(countsOf(imported)).toMatch(/^0 added, 0 updated, [23] unchanged$/)
      }
    },
  )

  test('of students tells no password', async () => {
    const text = await exported(await schoolOfTwo(), 'students')
    expect(text).toContain('"ben@example.org","\'=1+1","Cohort 8","","deactivated"')
    expect(text).not.toContain('argon2')
  })

  test.each([
    ['students', 'ben@example.org'],
    ['links', '-7 PM'],
    ['messages', '@8'],
    ['tasks', '+1'],
  ] as const)(
    'of %s holds only what belongs to a cohort, where one is named',
    async (what, word) => {
      const text = await exported(await schoolOfTwo(), what, { cohort: 'Cohort 8' }, 'json')
      const rows: unknown = JSON.parse(text)
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).toContain(word)
    },
  )

  test('of links and messages for a cohort holds those of its students', async () => {
    const opened = await schoolOfTwo()
    const rows: unknown = JSON.parse(
      await exported(opened, 'links', { cohort: 'Cohort 7' }, 'json'),
    )
    expect(rows).toMatchObject([{ email: 'ada@example.org', cloud_link: '/ada' }])
  })

  test('of submissions holds those of a lesson, from a moment on and before another', async () => {
    const opened = await schoolOfTwo()
    const { id } = await opened.db
      .selectFrom('students')
      .select('id')
      .where('email', '=', 'ada@example.org')
      .executeTakeFirstOrThrow()
    const submit = (lessonNumber: string, day: string) =>
      addSubmission(
        opened.db,
        id,
        {
          fullName: 'Ada',
          lessonNumber,
          taskNumber: '1',
          studentId: 'ST-1',
          documentLink: 'https://a.org',
          videoLink: 'https://b.org',
          cohort: 'Cohort 7',
        },
        new Date(day),
      )
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) await submit('3', day)
    await submit('4', '2026-03-02')
    const days = async (filter: Partial<ExportFilter>) =>
      (await exported(opened, 'submissions', filter)).match(/2026-03-0\d/g) ?? []
    expect(await days({})).toHaveLength(4)
    expect(await days({ lesson: '3', from: '2026-03-02', before: '2026-03-03' })).toEqual([
      '2026-03-02',
    ])
    expect(await days({ cohort: 'Cohort 8' })).toEqual([])

    await opened.db.transaction().execute((trx) => eraseStudent(trx, id, 'keep'))
    expect(await days({})).toHaveLength(4)
    expect(await exported(opened, 'students')).not.toContain('\n""')
  })

  test('of nothing is a table without rows', async () => {
    const opened = await school({ students: [] })
    expect(await exported(opened, 'messages')).toBe('\uFEFF"email","course_cohort","message"\r\n')
    expect(JSON.parse(await exported(opened, 'messages', {}, 'json'))).toEqual([])
  })

  test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1', "'=1", "''=1"])(
    'keeps a spreadsheet from calculating %j, and an import knows it again',
    (cell) => {
      expect(guard(cell)).toBe(`'${cell}`)
      expect(unguard(guard(cell))).toBe(cell)
    },
  )

  test.each(['Ada', "'tis", '1-2', '', "O'Neil"])('writes %j as it is', (cell) => {
    expect(guard(cell)).toBe(cell)
    expect(unguard(cell)).toBe(cell)
  })
})
