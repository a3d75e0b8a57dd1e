import type { UseQueryResult } from '@tanstack/react-query'
import type { Task } from '../../api/tasks.ts'
import { TryAgain } from '../../ui/try-again.tsx'

type TasksNoteProps = { tasks: UseQueryResult<readonly Task[]> }

/** Says that the results do not include the student's tasks yet, or at all. */
export function TasksNote({ tasks }: TasksNoteProps) {
  if (tasks.data !== undefined) return null
  if (tasks.isPending) return <p className="soft">Loading your tasks…</p>
  return (
    <TryAgain onRetry={() => void tasks.refetch()} busy={tasks.isFetching}>
      Your tasks could not be loaded, so they are not searched.
    </TryAgain>
  )
}
