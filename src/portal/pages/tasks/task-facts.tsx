import type { Task } from '../../api/tasks.ts'
import { readDue } from '../../time/read-due.ts'
import { formatDue } from '../../time/school-time.ts'
import { TaskBadge } from './due-badge.tsx'
import type { TaskReceipt } from './receipt-of.ts'
import styles from './task-facts.module.css'

type TaskFactsProps = {
  task: Pick<Task, 'title' | 'lessonNumber' | 'dueDate' | 'time'>
  receipt: TaskReceipt | null
}

/** The number of a task, its due date and how near that is or when it was handed in, as far as they are known. */
export function TaskFacts({ task, receipt }: TaskFactsProps) {
  const due = readDue(task)
  return (
    <p className={styles.facts}>
      {/* The heading of a task without a title is its number already. */}
      {task.title !== '' && <span>Task {task.lessonNumber}</span>}
      {due.kind !== 'none' && <b>Due {formatDue(due)}</b>}
      <TaskBadge due={due} receipt={receipt} />
    </p>
  )
}
