import { randomUUID } from 'node:crypto'
import * as staged from '../../store/staging/tasks.ts'
import { MAX_DETAILS_LENGTH, type Cell, type CellReader } from '../table/cell.ts'
import type { Importer, Place } from './import-table.ts'
import { noteUnknownCohorts } from './read-audience.ts'

export const tasksImporter: Importer<Omit<staged.StagedTask, keyof Place>> = {
  // Other backends export an id, which is ignored.
  columns: ['id', 'course_cohort', 'lesson_number', 'title', 'due_date', 'time', 'details'],
  required: ['course_cohort', 'lesson_number'],
  key: ({ cohort, lesson_number: lesson }) => `Lesson ${lesson} of '${cohort}'`,
  read: (cells) => ({
    id: randomUUID(),
    cohort: cells.required('course_cohort'),
    lesson_number: readLessonNumber(cells),
    title: cells.line('title'),
    due_date: readDueDate(cells),
    time: cells.line('time'),
    details: cells.text('details', MAX_DETAILS_LENGTH),
  }),
  createTable: staged.create,
  stage: staged.add,
  dropTable: staged.drop,
  async validate(db) {
    const untitled = await staged.untitled(db)
    return untitled.map(({ place, cohort, lessonNumber }) => ({
      place,
      text: `Lesson ${lessonNumber} of '${cohort}' is new: a new task needs a title.`,
    }))
  },
  count: staged.count,
  apply: staged.apply,
  notes: async (db) => noteUnknownCohorts(db, await staged.namedCohorts(db)),
}

function readLessonNumber(cells: CellReader): string {
  const written = cells.required('lesson_number')
  // A browser takes these for folders: the task's page would have no address.
  if (written === '.' || written === '..') {
    cells.problems.push(`lesson_number '${written}' cannot stand in an address: write a number.`)
  }
  return written
}

// Words such as 'To be announced' are shown as they are; a date must be valid.
function readDueDate(cells: CellReader): Cell {
  const written = cells.line('due_date')
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2})?)?/.exec(written ?? '')?.[1]
  if (iso !== undefined && !isCalendarDay(iso)) {
    cells.problems.push(`due_date '${written}' is not a day of the calendar.`)
  } else if (iso === undefined && /^\d+([./-]\d+)*$/.test(written ?? '')) {
    cells.problems.push(`due_date '${written}' must be written as year-month-day: 2026-03-09.`)
  }
  return written
}

function isCalendarDay(iso: string): boolean {
  const day = new Date(`${iso}T00:00:00Z`)
  // 30 February becomes 2 March instead of an error.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso)
}
