import { readDue } from '../../time/read-due.ts'
import { useAge } from '../../time/use-age.ts'
import { taskTitle } from '../../task-title.ts'
import type { HandedIn } from '../tasks/handed-in.ts'
import { DeadlineFacts, TaskFacts } from '../tasks/task-facts.tsx'
import styles from './task-form.module.css'
import { useCachedTask } from './use-cached-task.ts'

type TaskSummaryProps = { lessonNumber: string; handedIn: HandedIn }

/** The task that the form hands in. Renders nothing if the device does not have the task. */
export function TaskSummary({ lessonNumber, handedIn }: TaskSummaryProps) {
  const cached = useCachedTask(lessonNumber)
  const age = useAge(cached?.listLoadedAt ?? 0)
  if (cached === null) return null
  const { task, listLoadedAt } = cached
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
