import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DAY_MS } from '../../../contract/milliseconds.ts'
import type { Task } from '../../api/tasks.ts'
import { formatDue } from '../../time/school-time.ts'
import { taskTitle } from '../../task-title.ts'
import { useNow } from '../../time/use-now.ts'
import { DueBadge } from './due-badge.tsx'
import { groupTasks } from './group-tasks.ts'
import styles from './next-up.module.css'
import { useSubmissionEvidence } from './use-submission-evidence.ts'

const SOON_DAYS = 7

type NextDueProps = {
  tasks: readonly Task[]
  /** How old the list is; null if it is current. */
  age: string | null
  /** Shown in place of the task where this list has none that is due. */
  none: ReactNode
}

/** The task that is due next. Below it, the age of the list, or how many more tasks are due soon. */
export function NextDue({ tasks, age, none }: NextDueProps) {
  const now = useNow()
  const { next, later, unreadable } = groupTasks(tasks, useSubmissionEvidence(), now)
  // A task with an unreadable date may be due today.
  const [first, ...unclear] = [...next, ...unreadable]
  if (first === undefined) return none
  const { task, due } = first
  const latest = now.getTime() + SOON_DAYS * DAY_MS
  const soon = later.filter(({ due: { at } }) => at.getTime() <= latest)
  return (
    <div>
      <Link
        to="/mentor-tasks/$lessonNumber"
        params={{ lessonNumber: task.lessonNumber }}
        className={styles.task}
      >
        <span className="clamp">{taskTitle(task)}</span>
      </Link>
      <p className={`cluster quiet ${styles.due}`}>
        {'at' in due ? <b>{formatDue(due)}</b> : <span>Due {formatDue(due)}</span>}
        <DueBadge due={due} />
      </p>
      <p className="quiet">{age ?? whatElse(unclear.length, soon.length)}</p>
    </div>
  )
}

function whatElse(unclear: number, soon: number): string {
  if (unclear === 1) return '1 more task: check its date'
  if (unclear > 1) return `${unclear} more tasks: check their dates`
  return soon > 0 ? `${soon} more due within ${SOON_DAYS} days` : ''
}
