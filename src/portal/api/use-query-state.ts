import { notifyManager, useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query'
import { useStore } from '../store.ts'

/**
 * What is known of a query. Sends no request and follows the cache, not the query: when the last subscriber of a
 * query unmounts, React Query aborts the request that the next page may have started. Unlike useQuery, it also
 * tells of a new answer with the same data.
 */
export function useQueryState<Data>(key: DataTag<QueryKey, Data, Error>) {
  const client = useQueryClient()
  return useStore({
    get: () => client.getQueryState<Data>(key),
    subscribe: (tell) => client.getQueryCache().subscribe(notifyManager.batchCalls(tell)),
  })
}
