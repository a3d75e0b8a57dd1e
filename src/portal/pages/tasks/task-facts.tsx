import type { Task } from '../../api/tasks.ts'
import { readDue } from '../../time/read-due.ts'
import { formatDue } from '../../time/school-time.ts'
import { TaskBadge } from './due-badge.tsx'
import type { HandedIn } from './handed-in.ts'
import styles from './due-badge.module.css'

type TaskFactsProps = {
  task: Pick<Task, 'title' | 'lessonNumber' | 'dueDate' | 'time'>
  handedIn: HandedIn
}

/** A task's number, its due date, and a badge: the time left, or the day the task was handed in. */
export function TaskFacts({ task, handedIn }: TaskFactsProps) {
  const due = readDue(task)
  return (
    <p className={styles.facts}>
      {/* A task without a title already has its number as its heading. */}
      {task.title !== '' && <span>Task {task.lessonNumber}</span>}
      {due.kind !== 'none' && <b>Due {formatDue(due)}</b>}
      <TaskBadge due={due} handedIn={handedIn} />
    </p>
  )
}
