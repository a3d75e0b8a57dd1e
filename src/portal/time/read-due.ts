import { site } from '../../content/compiled/index.ts'
import { deadlineOf, parseDue, type WrittenDue } from '../../contract/due.ts'
import type { Task } from '../../contract/tasks.ts'

/** When a task is due, as far as its stored texts can be parsed. */
export type Due = Exclude<WrittenDue, { wall: string }> | Deadline

/**
 * For a day, `at` is its last minute. `note` is the mentor's text if it is no readable time, else ''.
 */
export type Deadline = {
  readonly kind: 'day' | 'moment'
  readonly at: Date
  readonly note: string
}

export function readDue(task: Pick<Task, 'dueDate' | 'time'>): Due {
  const due = parseDue(task)
  if (!('wall' in due)) return due
  return { kind: due.kind, at: deadlineOf(due, site.utcOffsets), note: due.note }
}

/** A moment in a reply: an ISO instant, or YYYY-MM-DD HH:MM:SS in the school's time. Null for any other text. */
export function readInstant(text: string | null): Date | null {
  const read = readDue({ dueDate: text ?? '', time: '' })
  return read.kind === 'moment' ? read.at : null
}
