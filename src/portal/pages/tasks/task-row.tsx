import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { taskTitle } from '../../task-title.ts'
import { formatDue } from '../../time/school-time.ts'
import { useLongList } from '../../ui/use-long-list.ts'
import { TaskBadge } from './due-badge.tsx'
import type { DueTask } from './group-tasks.ts'
import { ReceiptMention } from './task-facts.tsx'
import styles from './task-row.module.css'

type TaskRowsProps = {
  tasks: readonly DueTask[]
  /** 'large' for the next task. */
  size?: 'large'
}

/** A list of tasks. On wide screens the numbers, titles, dates and badges form columns. */
export function TaskRows({ tasks, size }: TaskRowsProps) {
  const rendered = useLongList(tasks)
  return (
    <ul role="list" className={`panel ${styles.rows}`} data-size={size}>
      {rendered.map((each) => (
        <TaskRow key={each.task.id || each.task.lessonNumber} {...each} />
      ))}
    </ul>
  )
}

function TaskRow({ task, due, handedIn }: DueTask) {
  return (
    <li className={styles.row}>
      <h3 className={styles.title}>
        <Link
          to="/mentor-tasks/$lessonNumber"
          params={{ lessonNumber: task.lessonNumber }}
          className={`stretched-link ${styles.link}`}
        >
          {taskTitle(task)}
        </Link>
      </h3>
      <p className={`cluster quiet ${styles.facts}`}>
        {/* A task without a title already has its number as its heading. */}
        {task.title !== '' && <span className={styles.number}>Task {task.lessonNumber}</span>}
        <span className={styles.when}>
          {due.kind !== 'none' && <span className={styles.due}>Due {formatDue(due)}</span>}
          <TaskBadge due={due} handedIn={handedIn} />
        </span>
      </p>
      <ReceiptMention handedIn={handedIn} />
      <ChevronRight aria-hidden="true" className={styles.chevron} />
    </li>
  )
}
