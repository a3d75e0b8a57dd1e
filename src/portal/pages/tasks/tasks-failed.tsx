import { useState, type ReactNode } from 'react'
import { GENERIC_ERROR, RefusedCall } from '../../api/request.ts'
import { ageInWords } from '../../time/age.ts'
import { TryAgain } from '../../ui/try-again.tsx'

type TasksFailedProps = {
  error: Error
  onRetry: () => void
  busy: boolean
  /** What is shown all the same, if anything. */
  children?: ReactNode
}

/** Says why the task list did not load: in the server's words, where it refused. */
export function TasksFailed({ error, onRetry, busy, children }: TasksFailedProps) {
  return (
    <TryAgain onRetry={onRetry} busy={busy}>
      {error instanceof RefusedCall
        ? error.message || GENERIC_ERROR
        : 'Your tasks could not be loaded. Check your connection and try again.'}{' '}
      {children}
    </TryAgain>
  )
}

type KeptSinceProps = { loadedAt: number; what?: string }

/** Says how old something is of which no newer one was loaded. */
export function KeptSince({ loadedAt, what = 'What you see' }: KeptSinceProps) {
  // By the phone's own clock, as React Query has noted it.
  const [now] = useState(() => Date.now())
  return `${what} was loaded ${ageInWords(now - loadedAt)}.`
}
