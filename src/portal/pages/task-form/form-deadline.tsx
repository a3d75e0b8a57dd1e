import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { taskQuery } from '../../api/tasks.ts'
import { readDue } from '../../time/read-due.ts'
import { DeadlineFacts } from '../tasks/deadline-facts.tsx'
import { TaskFacts } from '../tasks/task-facts.tsx'
import { KeptSince } from '../tasks/tasks-failed.tsx'
import { useKeptTask } from '../tasks/use-kept-task.ts'
import styles from '../tasks/task-facts.module.css'

/** The deadline of the task that a form hands in, as far as it is on the device: the form asks for nothing. */
export function FormDeadline({ lessonNumber }: { lessonNumber: string }) {
  const client = useQueryClient()
  const [reply] = useState(() => client.getQueryData(taskQuery(lessonNumber).queryKey))
  const kept = useKeptTask(lessonNumber)
  const loaded = reply?.ok === true ? reply.data.task : null
  const task = loaded ?? kept?.task
  if (task === undefined) return null
  return (
    <div className={styles.apart}>
      <TaskFacts task={task} />
      <DeadlineFacts task={task} />
      {loaded === null && kept !== null && readDue(task).kind !== 'none' && (
        <p className={styles.facts}>
          <KeptSince loadedAt={kept.loadedAt} what="This date" />
        </p>
      )}
    </div>
  )
}
