import type { Task } from '../api/tasks.ts'
import { formatDate } from '../ui/school-time.ts'
import styles from './task-facts.module.css'

/** Which lesson a task belongs to, and when it is due, as far as the school has said. */
export function TaskFacts({ task }: { task: Pick<Task, 'lessonNumber' | 'dueDate' | 'time'> }) {
  const due = [formatDate(task.dueDate), task.time].filter((part) => part !== '').join(', ')
  return (
    <p className={styles.facts}>
      <span>Lesson {task.lessonNumber}</span>
      {due !== '' && <span>Due {due}</span>}
    </p>
  )
}
