import { readDue } from '../../time/read-due.ts'
import { useAge } from '../../time/use-age.ts'
import { taskTitle } from '../../task-title.ts'
import { DeadlineFacts, TaskFacts } from '../tasks/task-facts.tsx'
import { useTask } from '../tasks/use-task.ts'
import styles from './task-form.module.css'

/** The task that the form hands in. Renders nothing if the device does not have the task. */
export function TaskSummary({ lessonNumber }: { lessonNumber: string }) {
  const { task, listLoadedAt, handedIn } = useTask(lessonNumber)
  const age = useAge(listLoadedAt ?? 0)
  if (task === null) return null
  return (
    <header className={styles.task}>
      <h2>{taskTitle(task)}</h2>
      <TaskFacts task={task} handedIn={handedIn} />
      {handedIn.kind !== 'yes' && <DeadlineFacts task={task} />}
      {age !== null && listLoadedAt !== null && readDue(task).kind !== 'none' && (
        <p className={`quiet ${styles.kept}`}>{age}</p>
      )}
    </header>
  )
}
