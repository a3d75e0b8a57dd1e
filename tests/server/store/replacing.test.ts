import { describe, expect, test } from 'vitest'
import type { ImportName } from '../../../src/server/cli/command.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { ADA, idOf, school, SUBMISSION } from '../school.ts'
import { importText, problemsOf } from './importing.ts'

/** Imports tables of one kind, which are the whole truth for their cohorts, into a school of this table. */
async function open(what: ImportName, ...stored: string[]) {
  const opened = await school({ students: [{}, { email: 'ben@x.org', cohort: 'Cohort 8' }] })
  await importText(opened, what, stored.join('\n'))
  const columns = { tasks: 'title', messages: 'text', links: 'value' } as const
  return {
    ...opened,
    replace: async (lines: string[], before: string[] = [], dryRun = false) =>
      importText(opened, what, lines.join('\n'), { replacing: { before }, dryRun }),
    rows: async () => {
      const table = what as keyof typeof columns
      const rows = await opened.db.selectFrom(table).selectAll().execute()
      return rows.map((row) => String((row as Record<string, string>)[columns[table]])).toSorted()
    },
  }
}

const TASKS = 'course_cohort,lesson_number,title'
const seven = (...lessons: number[]) => lessons.map((lesson) => `Cohort 7,${lesson},${lesson}`)
const EIGHT = 'Cohort 8,1,eight'

describe('a table that is the whole truth', () => {
  test('removes the tasks that are gone from its cohorts, and no others', async () => {
    const { replace, rows } = await open('tasks', TASKS, ...seven(1, 2, 3), EIGHT)
    const gone = { ok: true, replaced: { gone: ["Lesson 3 of 'Cohort 7'"], names: ['Cohort 7'] } }
    expect(await replace([TASKS, ...seven(1, 2)], [], true)).toMatchObject(gone)
    expect(await rows()).toHaveLength(4)
    expect(await replace([TASKS, ...seven(1, 2)])).toMatchObject(gone)
    expect(await rows()).toEqual(['1', '2', 'eight'])
  })

  test('keeps a task that somebody has handed in, and says so', async () => {
    const { db, clock, replace, rows } = await open('tasks', TASKS, ...seven(1, 2, 3))
    const sent = { ...SUBMISSION, lessonNumber: 'Lesson 03' }
    await addSubmission(db, await idOf(db, ADA), sent, clock.now())
    const notes = [expect.stringContaining("Lesson 3 of 'Cohort 7' stays: handed in by 1.")]
    const kept = { replaced: { gone: [] }, notes }
    expect(await replace([TASKS, ...seven(1, 2)])).toMatchObject(kept)
    expect(await rows()).toHaveLength(3)
  })

  test('removes nothing where more than a third of the rows would go, and names them in order', async () => {
    const { replace, rows } = await open('tasks', TASKS, ...seven(5, 4, 3, 2, 1))
    const gone = "Lesson 4 of 'Cohort 7', Lesson 5 of 'Cohort 7'"
    expect(problemsOf(await replace([TASKS, ...seven(1, 2, 3), 'Cohort 7,9,new']))).toEqual([
      'missing rows: 2 of 5 stored rows would be removed, which is more than a third: ' +
        `${gone}. 'school tasks remove' removes one task.`,
    ])
    expect(await rows()).toHaveLength(5)
  })

  test('names only the mistake of a row, not the task that is missing by it', async () => {
    const { replace } = await open('tasks', TASKS, ...seven(1, 2))
    const problems = problemsOf(await replace([TASKS, ...seven(1), 'Cohort 7,,2']))
    expect(problems).toEqual(['line 3: lesson_number is missing.'])
  })

  test('remembers the cohorts that it named before', async () => {
    const { replace, rows } = await open('tasks', TASKS, ...seven(1, 2, 3), EIGHT)
    await replace([TASKS, ...seven(1, 2, 3)], ['Cohort 7', 'Cohort 8'])
    expect(await rows()).toEqual(['1', '2', '3'])
  })

  const LINKS = 'email,course_cohort,class_link,mentor_link'
  const STORED = [LINKS, ',,/all,/m', ',Cohort 7,/seven,/m7', ',Cohort 8,/eight,', `${ADA},,/ada,`]

  test('removes the links that are gone, of its columns alone, and none of a single student', async () => {
    const { replace, rows } = await open('links', ...STORED)
    const columns = 'course_cohort,class_link'
    expect(problemsOf(await replace([columns, ',/all', 'Cohort 7,'], ['Cohort 8']))).toEqual([
      expect.stringContaining('2 of 3 stored'),
    ])
    const gone = ["class_link of 'Cohort 7'"]
    const table = [columns, ',/all', 'Cohort 7,', 'Cohort 8,/eight']
    expect(await replace(table)).toMatchObject({ ok: true, replaced: { gone } })
    expect(await rows()).toEqual(['/ada', '/all', '/eight', '/m', '/m7'])
  })

  const MESSAGES = 'course_cohort,message,from,until'

  test('removes the messages that are gone, but leaves those that have ended to the students', async () => {
    const ended = ',Yesterday,2026-02-28,2026-03-01'
    const shown = [',One,,', ',Two,2026-03-04,', 'Cohort 7,Seven,,']
    const { replace, rows } = await open('messages', MESSAGES, ended, ...shown)
    const gone = ["'Two' for everyone"]
    const table = [MESSAGES, ',One,,', 'Cohort 7,Seven,,']
    expect(await replace(table)).toMatchObject({ ok: true, replaced: { gone } })
    expect(await rows()).toEqual(['One', 'Seven', 'Yesterday'])
    // What a dash takes back is meant.
    await replace([MESSAGES, ',-,,', 'Cohort 7,-,,'])
    expect(await rows()).toEqual(['Yesterday'])
  })
})
