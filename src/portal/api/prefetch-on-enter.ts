import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Student } from '../../contract/session.ts'
import type * as Queries from './queries.ts'
import type { Session } from './session.ts'

/** The part of the router's arguments to a loader that is used here. */
type PrefetchArgs = {
  readonly context: { readonly client: QueryClient; readonly session: Session }
  /** The router only preloads the page, because the student points at a link to it. */
  readonly preload: boolean
}

/**
 * Starts a query in a route's loader, while the page's code is still loading. The loader does not
 * wait for it: the page shows that the query is loading or has failed.
 */
export async function prefetchOnEnter<Data, Key extends QueryKey>(
  { context: { client, session }, preload }: PrefetchArgs,
  queryOf: (queries: typeof Queries, student: Student) => FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (session.kind !== 'active' || preload) return
  // Part of the shell's chunk. If that is missing, the route shows the error page.
  const queries = await import('./queries.ts').catch(() => null)
  if (queries !== null) await client.prefetchQuery(queryOf(queries, session.student))
}

/**
 * For routes whose loader starts a query. By default the router runs the loader for each new entry
 * of the history, so also when an overlay opens or closes.
 */
export const shouldReload = ({ cause }: { cause: 'enter' | 'stay' | 'preload' }) =>
  cause === 'enter'
