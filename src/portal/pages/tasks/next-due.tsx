import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Task } from '../../api/tasks.ts'
import { readDue } from '../../time/read-due.ts'
import { formatDueSoon } from '../../time/school-time.ts'
import { taskTitle } from '../../task-title.ts'
import { deadlineAhead } from '../../time/time-left.ts'
import { useNow } from '../../time/use-now.ts'
import { DueBadge } from './due-badge.tsx'
import styles from './next-up.module.css'

const SHOWN = 3

type NextDueProps = {
  tasks: readonly Task[]
  /** What stands in their place where none is due, as far as this list says. */
  none: ReactNode
}

/** The tasks that are due next, the nearest first, and how many cannot be put in that order. */
export function NextDue({ tasks, none }: NextDueProps) {
  const now = useNow()
  const read = tasks.map((task) => ({ task, due: readDue(task) }))
  const unreadable = read.filter(({ due }) => due.kind === 'unreadable').map(({ task }) => task)
  const next = read
    .flatMap(({ task, due }) => {
      const deadline = deadlineAhead(due, now)
      return deadline === null ? [] : [{ task, deadline }]
    })
    .sort((a, b) => a.deadline.at.getTime() - b.deadline.at.getTime())
    .slice(0, SHOWN)
  if (next.length === 0 && unreadable.length === 0) return none
  return (
    <>
      {next.length > 0 && (
        <ul className={styles.list}>
          {next.map(({ task, deadline }) => (
            <li key={task.id || task.lessonNumber} className={styles.task}>
              <Link to="/mentor-tasks/$lessonNumber" params={{ lessonNumber: task.lessonNumber }}>
                {taskTitle(task)}
              </Link>
              <p className={styles.due}>
                <DueBadge due={deadline} />
                <span>{formatDueSoon(deadline)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Unreadable tasks={unreadable} />
    </>
  )
}

/** Tasks whose due date may be today, for all that the portal knows. */
function Unreadable({ tasks }: { tasks: readonly Task[] }) {
  const [first, ...others] = tasks
  if (first === undefined) return null
  return (
    <p className={styles.quiet}>
      {others.length === 0 ? (
        <>
          One task has a due date that we cannot read:{' '}
          <Link to="/mentor-tasks/$lessonNumber" params={{ lessonNumber: first.lessonNumber }}>
            {taskTitle(first)}
          </Link>
        </>
      ) : (
        <>
          {tasks.length} tasks have a due date that we cannot read.{' '}
          <Link to="/mentor-tasks">See them in the list</Link>
        </>
      )}
    </p>
  )
}
