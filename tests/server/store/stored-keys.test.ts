import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../../src/server/db/migrate.ts'
import { openUntilEnd, tool } from '../cli/tool.ts'

// Keys that an earlier version has stored with signs that nobody sees.

const student = (id: string, email: string, cohort: string) =>
  ({ id, email, cohort, full_name: 'A', facecard: '', access: 'active', created_at: '' }) as const

const task = (id: string, cohort: string, lesson_number: string) => {
  return { id, cohort, lesson_number, title: '', due_date: '', time: '', details: '' }
}

async function migrated() {
  const { school, place } = await tool()
  const db = await openUntilEnd(place)
  const students = [
    student('1', 'ada\u200B@x.org', 'Cohort\u00A07'),
    student('2', 'zoe@xn--mnchen-3ya.example', 'Cohort 7'),
    student('3', 'noa@x.org', 'Cohort 7'),
    student('4', 'noa\u2060@x.org', 'Cohort 7'),
  ]
  await db.insertInto('students').values(students).execute()
  const tasks = [
    task('1', 'Cohort 7 ', '1\u00AD'),
    task('2', 'Cohort 7', '2'),
    task('3', 'Cohort 7 ', '2'),
  ]
  await db.insertInto('tasks').values(tasks).execute()
  const link = {
    audience: 'cohort',
    audience_name: 'Cohort 7\u200E',
    field: 'class_link',
    value: '/',
  } as const
  await db.insertInto('links').values(link).execute()
  await MIGRATIONS['0006-clean-keys']?.up(db)
  return { db, school }
}

test('a migration gives each key its clean form, but makes no two rows one', async () => {
  const { db } = await migrated()
  const students = db.selectFrom('students').select(['email', 'cohort']).orderBy('id')
  expect(await students.execute()).toEqual([
    { email: 'ada@x.org', cohort: 'Cohort 7' },
    { email: 'zoe@m\u00FCnchen.example', cohort: 'Cohort 7' },
    { email: 'noa@x.org', cohort: 'Cohort 7' },
    { email: 'noa\u2060@x.org', cohort: 'Cohort 7' },
  ])
  const tasks = db.selectFrom('tasks').select(['cohort', 'lesson_number']).orderBy('id')
  expect(await tasks.execute()).toEqual([
    { cohort: 'Cohort 7', lesson_number: '1' },
    { cohort: 'Cohort 7', lesson_number: '2' },
    { cohort: 'Cohort 7 ', lesson_number: '2' },
  ])
  expect(await db.selectFrom('links').select('audience_name').execute()).toEqual([
    { audience_name: 'Cohort 7' },
  ])
})

test('the doctor names the rows that a migration has left', async () => {
  const { school } = await migrated()
  const { code, output } = await school('doctor')
  expect(code).toBe(1)
  const same = 'these are one name written in different ways, and only one is found'
  expect(output).toContain(
    `WRONG  In students, ${same}: 'noa@x.org', 'noa[U+2060]@x.org'.\n` +
      `WRONG  In tasks, ${same}: 'Cohort 7' '2', 'Cohort 7 ' '2'.\n`,
  )
})
