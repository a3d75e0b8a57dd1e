import { parseDue } from '../../../contract/due.ts'
import type { Task } from '../../../contract/tasks.ts'

const ONLY_NUMBERS = /^\d[\d\s.,:/\p{Pd}]*$/u
const EARLIEST_YEAR = 2000

/** Why a due date cannot be meant; null for a date, and for words such as 'Week 3'. */
export function dueProblem(text: string): string | null {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  const isReal = day !== undefined && 'wall' in parseDue({ dueDate: day, time: '' })
  if (day !== undefined && !isReal) return 'is not a day of the calendar.'
  const isDate = isReal && 'wall' in parseDue({ dueDate: text, time: '' })
  const isEarly = isReal && Number(day.slice(0, 4)) < EARLIEST_YEAR
  return isEarly || (!isDate && ONLY_NUMBERS.test(text))
    ? 'must be written as year-month-day: 2026-03-09.'
    : null
}

/** What a teacher should check about a due date; null if students see what it says. */
export function noteOnDue(task: Pick<Task, 'dueDate' | 'time'>): string | null {
  const due = parseDue(task)
  if (due.kind === 'none') return null
  if (due.kind === 'unreadable') {
    return `Students see 'Due ${due.text}', and no countdown. For one, write the date as 2026-03-09 and the time as 7 PM.`
  }
  if (due.note !== '') {
    return `'${due.note}' is no time: students see it beside the date, and the task is due at the end of that day. Write the time as 7 PM or 19:00.`
  }
  return due.wall.endsWith('T00:00:00')
    ? `The task is due in the first minute of ${due.wall.slice(0, 10)}. If you mean the end of that day, write 11:59 PM.`
    : null
}
