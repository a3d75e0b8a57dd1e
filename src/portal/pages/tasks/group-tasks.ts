import type { Task } from '../../api/tasks.ts'
import { readDue, type Deadline, type Due } from '../../time/read-due.ts'
import { upcomingDeadline } from '../../time/time-left.ts'
import { receiptOf, type DeviceReceipts, type TaskReceipt } from './receipt-of.ts'

/** A task with its due date and receipt, each read only once. */
export type DueTask<D extends Due = Due> = {
  readonly task: Task
  readonly due: D
  readonly receipt: TaskReceipt | null
}

/** The tasks of a list, grouped by urgency. Each task is in exactly one group. */
export type TaskGroups = {
  /** The nearest deadline ahead. */
  readonly next: readonly DueTask<Deadline>[]
  /** The other deadlines ahead, nearest first. */
  readonly later: readonly DueTask<Deadline>[]
  /** Due dates that the portal cannot read, in the backend's order. */
  readonly unreadable: readonly DueTask[]
  /** Without a due date, in the backend's order. */
  readonly undated: readonly DueTask[]
  /** Regardless of due date, most recently submitted first. */
  readonly handedIn: readonly DueTask[]
  /** Deadlines that have passed, most recent first. */
  readonly earlier: readonly DueTask[]
}

/** Tasks that are due at the same time keep the backend's order. */
export function groupTasks(tasks: readonly Task[], sent: DeviceReceipts, now: Date): TaskGroups {
  const read = tasks.map((task) => ({
    task,
    due: readDue(task),
    receipt: receiptOf(task.lessonNumber, tasks, sent),
  }))
  const open = read.filter(({ receipt }) => receipt?.isHandedIn !== true)
  const dated = open.filter(hasDeadline).sort((a, b) => a.due.at.getTime() - b.due.at.getTime())
  const ahead = dated.filter(({ due }) => upcomingDeadline(due, now) !== null)
  const passed = dated.filter(({ due }) => upcomingDeadline(due, now) === null)
  return {
    next: ahead.slice(0, 1),
    later: ahead.slice(1),
    unreadable: open.filter(({ due }) => due.kind === 'unreadable'),
    undated: open.filter(({ due }) => due.kind === 'none'),
    handedIn: read.filter(({ receipt }) => receipt?.isHandedIn).sort(bySentAt),
    earlier: passed.sort((a, b) => b.due.at.getTime() - a.due.at.getTime()),
  }
}

function bySentAt({ receipt: a }: DueTask, { receipt: b }: DueTask): number {
  return (b?.receipt.sentAt ?? 0) - (a?.receipt.sentAt ?? 0)
}

function hasDeadline(read: DueTask): read is DueTask<Deadline> {
  return read.due.kind === 'day' || read.due.kind === 'moment'
}
