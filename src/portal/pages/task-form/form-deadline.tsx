import { useQuery } from '@tanstack/react-query'
import { taskQuery } from '../../api/tasks.ts'
import { DeadlineFacts } from '../tasks/deadline-facts.tsx'
import { TaskFacts } from '../tasks/task-facts.tsx'
import styles from '../tasks/task-facts.module.css'

/** The deadline of the task that a form hands in, where the task has been loaded: the form asks for nothing. */
export function FormDeadline({ lessonNumber }: { lessonNumber: string }) {
  const { data } = useQuery({ ...taskQuery(lessonNumber), enabled: false })
  const task = data?.ok === true ? data.data.task : null
  if (task === null) return null
  return (
    <div className={styles.apart}>
      <TaskFacts task={task} />
      <DeadlineFacts task={task} />
    </div>
  )
}
