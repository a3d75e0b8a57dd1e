import type { Task } from '../../api/tasks.ts'
import { readDue, type Deadline, type Due } from '../../time/read-due.ts'
import { upcomingDeadline } from '../../time/time-left.ts'
import { handedIn, type HandedIn, type SubmissionEvidence } from './handed-in.ts'

/** A task with its due date and whether it is handed in, each read only once. */
export type DueTask<D extends Due = Due> = {
  readonly task: Task
  readonly due: D
  readonly handedIn: HandedIn
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
export function groupTasks(
  tasks: readonly Task[],
  evidence: SubmissionEvidence,
  now: Date,
): TaskGroups {
  const read = tasks.map((task) => ({
    task,
    due: readDue(task),
    handedIn: handedIn(task, tasks, evidence),
  }))
  const open = read.filter(({ handedIn: { kind } }) => kind !== 'yes')
  const dated = open.filter(hasDeadline).sort((a, b) => a.due.at.getTime() - b.due.at.getTime())
  const ahead = dated.filter(({ due }) => upcomingDeadline(due, now) !== null)
  const passed = dated.filter(({ due }) => upcomingDeadline(due, now) === null)
  return {
    next: ahead.slice(0, 1),
    later: ahead.slice(1),
    unreadable: open.filter(({ due }) => due.kind === 'unreadable'),
    undated: open.filter(({ due }) => due.kind === 'none'),
    handedIn: read.filter(({ handedIn: { kind } }) => kind === 'yes').sort(bySentAt),
    earlier: passed.sort((a, b) => b.due.at.getTime() - a.due.at.getTime()),
  }
}

function bySentAt({ handedIn: a }: DueTask, { handedIn: b }: DueTask): number {
  return a.kind === 'yes' && b.kind === 'yes' ? b.at - a.at : 0
}

function hasDeadline(read: DueTask): read is DueTask<Deadline> {
  return read.due.kind === 'day' || read.due.kind === 'moment'
}
