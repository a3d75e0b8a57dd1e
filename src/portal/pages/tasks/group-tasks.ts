import type { Task } from '../../api/tasks.ts'
import { readDue, type Deadline, type Due } from '../../time/read-due.ts'
import { deadlineAhead } from '../../time/time-left.ts'

/** A task with its due date, which is read once. */
export type DueTask<D extends Due = Due> = { readonly task: Task; readonly due: D }

/** The tasks of a list by how urgent they are. Every task is in one of them. */
export type TaskGroups = {
  /** The nearest deadline ahead. */
  readonly next: readonly DueTask<Deadline>[]
  /** The other deadlines ahead, the nearest first. */
  readonly later: readonly DueTask<Deadline>[]
  /** May be due at any time, for all that the portal can read. As the backend orders them. */
  readonly unreadable: readonly DueTask[]
  /** As the backend orders them. */
  readonly undated: readonly DueTask[]
  /** Deadlines that have passed, the newest first. */
  readonly earlier: readonly DueTask[]
}

/** What is due at the same time stays in the backend's order. */
export function groupTasks(tasks: readonly Task[], now: Date): TaskGroups {
  const read = tasks.map((task) => ({ task, due: readDue(task) }))
  const dated = read.filter(hasDeadline).sort((a, b) => a.due.at.getTime() - b.due.at.getTime())
  const ahead = dated.filter(({ due }) => deadlineAhead(due, now) !== null)
  const passed = dated.filter(({ due }) => deadlineAhead(due, now) === null)
  return {
    next: ahead.slice(0, 1),
    later: ahead.slice(1),
    unreadable: read.filter(({ due }) => due.kind === 'unreadable'),
    undated: read.filter(({ due }) => due.kind === 'none'),
    earlier: passed.sort((a, b) => b.due.at.getTime() - a.due.at.getTime()),
  }
}

function hasDeadline(read: DueTask): read is DueTask<Deadline> {
  return read.due.kind === 'day' || read.due.kind === 'moment'
}
