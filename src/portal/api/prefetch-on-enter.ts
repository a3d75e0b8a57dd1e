import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Student } from '../../contract/session.ts'
import type * as Queries from './queries.ts'
import type { Session } from './session.ts'

/** As much of what the router gives to a loader as is read here. */
type Entry = {
  readonly context: { readonly client: QueryClient; readonly session: Session }
  /** The student only points at a link to the page. */
  readonly preload: boolean
}

/**
 * Starts a query from a route's loader, while the code of the page is still on its way. Nobody waits
 * for it here: the page that reads the query shows that it loads, or that it failed.
 */
export async function prefetchOnEnter<Data, Key extends QueryKey>(
  { context: { client, session }, preload }: Entry,
  queryOf: (queries: typeof Queries, student: Student) => FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (session.kind !== 'active' || preload) return
  // They are in the shell's file, without which nothing is shown.
  const queries = await import('./queries.ts').catch(() => null)
  if (queries !== null) await client.prefetchQuery(queryOf(queries, session.student))
}

/**
 * For every route whose loader asks. The router would run it again for each step of the history that has
 * the same address, and so wherever the drawer or the search opens and closes.
 */
export const shouldReload = ({ cause }: { cause: 'enter' | 'stay' | 'preload' }) =>
  cause === 'enter'
