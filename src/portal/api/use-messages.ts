import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readInstant } from '../time/read-due.ts'
import { useNow } from '../time/use-now.ts'
import { messagesQuery, type Messages } from './messages.ts'

/** Loaded messages stay when a later request for them fails. */
export type MessagesState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded'
      readonly messages: Pick<Messages, 'general' | 'student' | 'earlier'>
    }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly retry: () => void }

export function useMessages(): MessagesState {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(messagesQuery)
  const generalEnded = useHasPassed(data?.generalUntil)
  const studentEnded = useHasPassed(data?.studentUntil)
  const hasEnded = generalEnded || studentEnded
  useEffect(() => {
    // A part of a message may go on, and the ended one is among the earlier ones now.
    if (hasEnded && !document.hidden) void refetch()
  }, [hasEnded, refetch])
  if (data !== undefined) {
    const general = generalEnded ? '' : data.general
    const student = studentEnded ? '' : data.student
    return { kind: 'loaded', messages: { general, student, earlier: data.earlier } }
  }
  // During a retry React Query reports the query as pending. The warning must stay visible then.
  if (errorUpdateCount === 0) return { kind: 'loading' }
  return { kind: 'failed', busy: isFetching, retry: () => void refetch() }
}

function useHasPassed(written: string | null | undefined): boolean {
  const now = useNow()
  const moment = readInstant(written)
  return moment !== null && moment <= now
}
