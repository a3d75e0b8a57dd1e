import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task } from '../../api/tasks.ts'
import { GENERIC_ERROR, RefusedCall } from '../../api/request.ts'
import { ageInWords } from '../../time/age.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import { useOnline } from '../../ui/use-online.ts'

type Failed = { tasks: UseQueryResult<readonly Task[]> }

/** Says why the task list did not load. */
export function TasksFailed({ tasks }: Failed) {
  const online = useOnline()
  return (
    <TryAgain
      calm={!online && !(tasks.error instanceof RefusedCall)}
      onRetry={() => void tasks.refetch()}
      busy={tasks.isFetching}
    >
      <WhyNoTasks tasks={tasks} />
    </TryAgain>
  )
}

/** In the server's words, where it refused. Where the device is offline the page has said why. */
export function WhyNoTasks({ tasks: { error, data, dataUpdatedAt } }: Failed) {
  const online = useOnline()
  const kept = data !== undefined && data.length > 0 && <KeptSince loadedAt={dataUpdatedAt} />
  if (error instanceof RefusedCall) {
    return (
      <>
        {error.message || GENERIC_ERROR} {kept}
      </>
    )
  }
  if (!online) return kept || 'Your tasks load by themselves when you are back online.'
  return <>Your tasks could not be loaded. {kept || 'Check your connection and try again.'}</>
}

type KeptSinceProps = { loadedAt: number; what?: string }

/** Says how old something is of which no newer one was loaded. */
export function KeptSince({ loadedAt, what = 'What you see' }: KeptSinceProps) {
  // By the phone's own clock, as React Query has noted it.
  const [now] = useState(() => Date.now())
  return `${what} was loaded ${ageInWords(now - loadedAt)}.`
}
