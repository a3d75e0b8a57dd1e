import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { RefusedCall } from './request.ts'

const RETRY_DELAY_MS = 500
/** What a route has just loaded is not asked for once more by the page that reads it. */
const FRESH_MS = 60_000

/**
 * For what the school may change while a tab is open. A tab that the student comes back to asks
 * again, and shows what it has until the answer is there.
 */
export const REFRESHED = { staleTime: 5 * 60_000, refetchOnWindowFocus: true } as const

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // 'online' would pause calls while the browser believes itself offline, and a spinner never end.
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 1 && !(error instanceof RefusedCall),
        retryDelay: RETRY_DELAY_MS,
        // A load that just failed is the student's to try again, not the page's on being shown.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}

/**
 * Starts a query for a route, so that its answer is under way before the page's own code is there.
 * The page that reads the query shows that it waits, or that it failed.
 */
export function start<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  void client.prefetchQuery(query)
}
