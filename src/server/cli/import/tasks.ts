import { randomUUID } from 'node:crypto'
import { hiddenTags } from '../../../contract/details.ts'
import type { Database } from '../../store/database.ts'
import { sendersIn } from '../../store/lessons.ts'
import {
  removeTasks,
  saveTasks,
  taskKey,
  tasksOfCohorts,
  type TaskField,
  type TaskRow,
} from '../../store/imports/tasks.ts'
import { listCohorts } from '../../store/students.ts'
import { MAX_DETAILS_LENGTH, type Cell, type CellReader } from '../table/cell.ts'
import type { Problem } from '../table/table.ts'
import { dueProblem, noteOnDue } from './due-date.ts'
import { changeOf, type Importer, type Replacing } from './import-table.ts'
import { resembles } from './resembling-number.ts'
import { noteUnknownCohorts } from './unknown-cohorts.ts'

/** The id is for a task that is new. */
type TaskItem = Pick<TaskRow, 'id' | 'cohort' | 'lesson_number'> & Record<TaskField, Cell>

export const tasksImporter = (replacing?: Replacing): Importer<TaskItem> => ({
  // Other backends export an id, which is ignored.
  columns: ['id', 'course_cohort', 'lesson_number', 'title', 'due_date', 'time', 'details'],
  required: ['course_cohort', 'lesson_number'],
  key: nameOf,
  read: (cells) => ({
    id: randomUUID(),
    cohort: cells.requiredKey('course_cohort'),
    lesson_number: readLessonNumber(cells),
    title: cells.line('title'),
    due_date: readDueDate(cells),
    time: cells.line('time'),
    details: cells.text('details', MAX_DETAILS_LENGTH),
  }),
  async plan(db, rows) {
    const items = rows.map(({ item }) => item)
    const names = new Set(items.map(({ cohort }) => cohort))
    const stored = await tasksOfCohorts(db, [...names.union(new Set(replacing?.before))])
    const tasks = new Map(stored.map((task) => [taskKey(task), task]))
    const problems: Problem[] = []
    const notes: string[] = []
    const counts = { added: 0, updated: 0, unchanged: 0 }
    const write: TaskRow[] = []
    for (const { place, item } of rows) {
      const { cohort, lesson_number: lesson } = item
      const before = tasks.get(taskKey(item))
      if (before === undefined && !item.title) {
        const text = `${nameOf(item)} is new: a new task needs a title.`
        problems.push({ place, text })
        continue
      }
      const wanted = merge(item, before)
      const change = changeOf(before, wanted)
      counts[change] += 1
      if (change === 'unchanged') continue
      write.push(wanted)
      const like = before ? undefined : stored.find((task) => isLike(task, item))
      if (like !== undefined) {
        notes.push(
          `${place}: Lesson '${lesson}' of '${cohort}' is new, beside '${like.lesson_number}'. If it is the same task, correct its number.`,
        )
      }
      const due = noteOnDue({ dueDate: wanted.due_date, time: wanted.time })
      if (due !== null) notes.push(`${place}: ${due}`)
      const hidden = hiddenTags(wanted.details).map((tag) => `<${tag}>`)
      if (hidden.length > 0) notes.push(`${place}: ${HIDDEN.replace('#', hidden.join(', '))}`)
    }
    notes.push(...noteUnknownCohorts(await listCohorts(db), [...names]))
    const removed: TaskRow[] = []
    const apply = async (to: Database) => {
      const ids = removed.map(({ id }) => id)
      await removeTasks(to, ids)
      await saveTasks(to, write)
    }
    if (replacing === undefined) return { problems, counts, notes, apply }
    const named = new Set(items.map(taskKey))
    const missing = stored.filter((task) => !named.has(taskKey(task)))
    for (const [cohort, own] of Map.groupBy(missing, (task) => task.cohort)) {
      const senders = await sendersIn(db, cohort)
      for (const task of own) {
        const count = senders.get(task.lesson_number)?.size ?? 0
        if (count === 0) removed.push(task)
        else notes.push(`${nameOf(task)} stays: handed in by ${count}. ${ONE_TASK}`)
      }
    }
    const gone = removed.map(nameOf)
    const replaced = { names: [...names], stored: stored.length, gone, advice: ONE_TASK }
    return { problems, counts, notes, replaced, apply }
  },
})

const ONE_TASK = "'school tasks remove' removes one task."

function isLike(task: TaskRow, { cohort, lesson_number: lesson }: TaskItem): boolean {
  return task.cohort === cohort && resembles(task.lesson_number, lesson)
}

function nameOf({ cohort, lesson_number: lesson }: Pick<TaskItem, 'cohort' | 'lesson_number'>) {
  return `Lesson ${lesson} of '${cohort}'`
}

const HIDDEN =
  'Students do not see # of the details. In the place of a video, frame or file they see a link to it.'

function merge(item: TaskItem, before: TaskRow | undefined): TaskRow {
  return {
    ...item,
    id: before?.id ?? item.id,
    title: item.title || (before?.title ?? ''),
    due_date: item.due_date ?? before?.due_date ?? '',
    time: item.time ?? before?.time ?? '',
    details: item.details ?? before?.details ?? '',
  }
}

function readLessonNumber(cells: CellReader): string {
  const lesson = cells.requiredKey('lesson_number')
  // A browser takes these for folders: the task's page would have no address.
  if (lesson === '.' || lesson === '..') {
    cells.problems.push(`lesson_number '${lesson}' cannot stand in an address: write a number.`)
  }
  return lesson
}

function readDueDate(cells: CellReader): Cell {
  const dueDate = cells.line('due_date')
  const problem = dueDate === null ? null : dueProblem(dueDate)
  if (problem !== null) cells.problems.push(`due_date '${dueDate}' ${problem}`)
  return dueDate
}
