import { randomUUID } from 'node:crypto'
import { hiddenTags } from '../../../contract/details.ts'
import {
  lessonsOf,
  loadTasks,
  saveTasks,
  taskKey,
  type TaskRow,
} from '../../store/imports/tasks.ts'
import { listCohorts } from '../../store/students.ts'
import { MAX_DETAILS_LENGTH, type Cell, type CellReader } from '../table/cell.ts'
import type { Problem } from '../table/table.ts'
import { dueProblem, noteOnDue } from './due-date.ts'
import { changeOf, type Importer } from './import-table.ts'
import { resembles } from './resembling-number.ts'
import { noteUnknownCohorts } from './unknown-cohorts.ts'

type TaskItem = {
  /** For a task that is new. */
  readonly id: string
  readonly cohort: string
  readonly lesson_number: string
  readonly title: Cell
  readonly due_date: Cell
  readonly time: Cell
  readonly details: Cell
}

type Stored = {
  readonly tasks: ReadonlyMap<string, TaskRow>
  /** The lesson numbers of each cohort in the file. */
  readonly lessons: ReadonlyMap<string, readonly string[]>
  readonly cohorts: readonly string[]
}

export const tasksImporter: Importer<TaskItem, Stored, readonly TaskRow[]> = {
  // Other backends export an id, which is ignored.
  columns: ['id', 'course_cohort', 'lesson_number', 'title', 'due_date', 'time', 'details'],
  required: ['course_cohort', 'lesson_number'],
  key: ({ cohort, lesson_number: lesson }) => `Lesson ${lesson} of '${cohort}'`,
  read: (cells) => ({
    id: randomUUID(),
    cohort: cells.requiredKey('course_cohort'),
    lesson_number: readLessonNumber(cells),
    title: cells.line('title'),
    due_date: readDueDate(cells),
    time: cells.line('time'),
    details: cells.text('details', MAX_DETAILS_LENGTH),
  }),
  load: async (db, items) => ({
    tasks: await loadTasks(db, items),
    lessons: await lessonsOf(db, [...new Set(items.map(({ cohort }) => cohort))]),
    cohorts: await listCohorts(db),
  }),
  plan(rows, { tasks, lessons, cohorts }) {
    const problems: Problem[] = []
    const notes: string[] = []
    const counts = { added: 0, updated: 0, unchanged: 0 }
    const write: TaskRow[] = []
    for (const { place, item } of rows) {
      const { cohort, lesson_number: lesson } = item
      const known = tasks.get(taskKey(item))
      if (known === undefined && !item.title) {
        const text = `Lesson ${lesson} of '${cohort}' is new: a new task needs a title.`
        problems.push({ place, text })
        continue
      }
      const wanted = merge(item, known)
      const change = changeOf(known, wanted)
      counts[change] += 1
      if (change === 'unchanged') continue
      write.push(wanted)
      const like = known ? undefined : lessons.get(cohort)?.find((one) => resembles(one, lesson))
      if (like !== undefined) {
        notes.push(
          `${place}: Lesson '${lesson}' of '${cohort}' is new, beside '${like}'. If it is the same task, correct its number.`,
        )
      }
      const due = noteOnDue({ dueDate: wanted.due_date, time: wanted.time })
      if (due !== null) notes.push(`${place}: ${due}`)
      const hidden = hiddenTags(wanted.details).map((tag) => `<${tag}>`)
      if (hidden.length > 0) notes.push(`${place}: ${HIDDEN.replace('#', hidden.join(', '))}`)
    }
    const named = rows.map(({ item }) => item.cohort)
    notes.push(...noteUnknownCohorts(cohorts, named))
    return { problems, counts, notes, write }
  },
  apply: saveTasks,
}

const HIDDEN =
  'Students do not see # of the details. In the place of a video, frame or file they see a link to it.'

function merge(item: TaskItem, known: TaskRow | undefined): TaskRow {
  return {
    id: known?.id ?? item.id,
    cohort: item.cohort,
    lesson_number: item.lesson_number,
    title: item.title || (known?.title ?? ''),
    due_date: item.due_date ?? known?.due_date ?? '',
    time: item.time ?? known?.time ?? '',
    details: item.details ?? known?.details ?? '',
  }
}

function readLessonNumber(cells: CellReader): string {
  const written = cells.requiredKey('lesson_number')
  // A browser takes these for folders: the task's page would have no address.
  if (written === '.' || written === '..') {
    cells.problems.push(`lesson_number '${written}' cannot stand in an address: write a number.`)
  }
  return written
}

function readDueDate(cells: CellReader): Cell {
  const written = cells.line('due_date')
  const problem = written === null ? null : dueProblem(written)
  if (problem !== null) cells.problems.push(`due_date '${written}' ${problem}`)
  return written
}
