import type { Task } from '../api/tasks.ts'
import { formatDate } from '../school-time.ts'
import { DueBadge } from './due-badge.tsx'
import styles from './task-facts.module.css'

type TaskFactsProps = { task: Pick<Task, 'title' | 'lessonNumber' | 'dueDate' | 'time'> }

/** The lesson of a task, its due date and how near that is, as far as they are known. */
export function TaskFacts({ task }: TaskFactsProps) {
  const due = [formatDate(task.dueDate), task.time].filter((part) => part !== '').join(', ')
  return (
    <p className={styles.facts}>
      {/* The heading of a task without a title is its lesson already. */}
      {task.title !== '' && <span>Lesson {task.lessonNumber}</span>}
      {due !== '' && <span>Due {due}</span>}
      <DueBadge dueDate={task.dueDate} />
    </p>
  )
}
