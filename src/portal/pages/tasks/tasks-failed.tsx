import type { UseQueryResult } from '@tanstack/react-query'
import { FailedCall, isRefusal } from '../../api/failed-call.ts'
import { GENERIC_ERROR } from '../../api/request.ts'
import type { TaskList } from '../../api/tasks.ts'
import { useAge } from '../../time/use-age.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import { useOnline } from '../../ui/use-online.ts'

type Failed = { tasks: UseQueryResult<TaskList> }

/** Says why the task list did not load. */
export function TasksFailed({ tasks }: Failed) {
  const online = useOnline()
  return (
    <TryAgain
      calm={!online && !isRefusal(tasks.error)}
      onRetry={() => void tasks.refetch()}
      busy={tasks.isFetching}
    >
      <TasksFailure tasks={tasks} />
    </TryAgain>
  )
}

/** Why there is no current list. A refusal uses the server's words. Offline, the page already says why. */
export function TasksFailure({ tasks: { error, data, dataUpdatedAt } }: Failed) {
  const online = useOnline()
  const age = useAge(dataUpdatedAt)
  const hasList = data !== undefined && data.tasks.length > 0
  const listAge = hasList ? age : null
  if (isRefusal(error)) return [error.message || GENERIC_ERROR, listAge].join(' ')
  if (!online) {
    return hasList
      ? ['This list was saved on your device.', listAge].join(' ')
      : 'Your tasks will load automatically when you are back online.'
  }
  return ['Your tasks could not be loaded.', listAge ?? whatHelps(error)].join(' ')
}

/** Advice for a call that failed although the device is online. */
function whatHelps(error: Error | null): string {
  return error instanceof FailedCall && error.kind === 'outage'
    ? 'The school’s site has a problem. Try again later.'
    : 'Check your connection and try again.'
}
