import { findTask, saveTask } from '../../store/tasks.ts'
import { MAX_DETAILS_LENGTH, type Cell, type CellReader } from '../table/cell.ts'
import { Refused, type Importer } from './import-table.ts'
import { noteUnknownCohorts } from './read-audience.ts'

type TaskItem = {
  readonly cohort: string
  readonly lessonNumber: string
  readonly title: Cell
  readonly dueDate: Cell
  readonly time: Cell
  readonly details: Cell
}

export const tasksImporter: Importer<TaskItem> = {
  // An id is what other backends' exports have; ours are made here.
  columns: ['id', 'course_cohort', 'lesson_number', 'title', 'due_date', 'time', 'details'],
  required: ['course_cohort', 'lesson_number'],
  key: ({ cohort, lessonNumber }) => `Lesson ${lessonNumber} of '${cohort}'`,
  read: (cells) => ({
    cohort: cells.required('course_cohort'),
    lessonNumber: cells.required('lesson_number'),
    title: cells.line('title'),
    dueDate: readDueDate(cells),
    time: cells.line('time'),
    details: cells.text('details', MAX_DETAILS_LENGTH),
  }),
  async save(db, { cohort, lessonNumber, ...cells }) {
    const stored = await findTask(db, cohort, lessonNumber)
    const title = cells.title || stored?.title
    if (title === undefined) {
      throw new Refused(`Lesson ${lessonNumber} of '${cohort}' is new: a new task needs a title.`)
    }
    const task = {
      lessonNumber,
      title,
      dueDate: cells.dueDate ?? stored?.dueDate ?? '',
      time: cells.time ?? stored?.time ?? '',
      details: cells.details ?? stored?.details ?? '',
    }
    const fields = ['title', 'dueDate', 'time', 'details'] as const
    if (stored !== null && fields.every((field) => task[field] === stored[field]))
      return 'unchanged'
    await saveTask(db, cohort, task)
    return stored === null ? 'added' : 'updated'
  },
  notes: (db, items) =>
    noteUnknownCohorts(
      db,
      items.map(({ cohort }) => cohort),
    ),
}

// Words such as 'To be announced' are shown as they are; a date must be one that is understood.
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
