import { QueryClient, type Query } from '@tanstack/react-query'
import { MINUTE_MS } from '../../contract/milliseconds.ts'
import { FailedCall } from './failed-call.ts'

const RETRY_DELAY_MS = 500
/** A page does not refetch what its route has just loaded. */
const FRESH_MS = MINUTE_MS

/**
 * For data that the school may change while a tab is open. Refetches when the student comes back to
 * the tab. After a reconnect, refetches only what had failed.
 */
export const REFRESHED = {
  staleTime: 5 * MINUTE_MS,
  refetchOnWindowFocus: true,
  refetchOnReconnect: hasFailed,
} as const

function hasFailed({ state }: Pick<Query, 'state'>): boolean {
  return state.status === 'error'
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // 'online' would pause calls while the browser thinks that it is offline: spinners would never end.
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && mayRetry(error),
        retryDelay: RETRY_DELAY_MS,
        // After a failed load the student decides when to try again, not the next page that is shown.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // A mutation holds what the form sent, also passwords: drop it with the form.
      mutations: { networkMode: 'always', retry: 0, gcTime: 0 },
    },
  })
}

/** Allows one quick retry: not after a refusal, and not if the backend sent Retry-After. */
function mayRetry(error: Error): boolean {
  return !(error instanceof FailedCall) || (error.kind !== 'refused' && error.retryAt === 0)
}
