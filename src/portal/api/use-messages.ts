import { useQuery } from '@tanstack/react-query'
import { messagesQuery, type Messages } from './messages.ts'

/** Loaded messages stay when a later request for them fails. */
export type MessagesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly messages: Messages }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly retry: () => void }

export function useMessages(): MessagesState {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(messagesQuery)
  if (data !== undefined) return { kind: 'loaded', messages: data }
  // During a retry React Query reports the query as pending. The warning must stay visible then.
  if (errorUpdateCount === 0) return { kind: 'loading' }
  return { kind: 'failed', busy: isFetching, retry: () => void refetch() }
}
