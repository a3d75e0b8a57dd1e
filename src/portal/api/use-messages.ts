import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { MINUTE_MS } from '../../contract/milliseconds.ts'
import { fromDeviceTime } from '../time/clock.ts'
import { readInstant } from '../time/read-due.ts'
import { useNow, useTickAt } from '../time/use-now.ts'
import { messagesQuery, type Messages } from './messages.ts'

/** Loaded messages stay when a later request for them fails. */
export type MessagesState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'loaded'
      readonly messages: Pick<Messages, 'general' | 'student' | 'earlier'>
      /** Of the texts as they came, also of one that has ended since. */
      readonly paragraphs: readonly string[]
    }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly retry: () => void }

export function useMessages(): MessagesState {
  const { data, dataUpdatedAt, isFetching, errorUpdateCount, refetch } = useQuery(messagesQuery)
  const now = useNow()
  useTickAt(readInstant(data?.generalUntil ?? null))
  useTickAt(readInstant(data?.studentUntil ?? null))
  const general = textAt(data?.general, data?.generalUntil, now)
  const student = textAt(data?.student, data?.studentUntil, now)
  const endedAt = Math.max(general.endedAt, student.endedAt)
  // Two clocks may differ by a second, so an answer of that minute may still be the old one.
  const staleAt = fromDeviceTime(dataUpdatedAt) < endedAt + MINUTE_MS ? now : null
  useEffect(() => {
    // A part of a message may go on, and the ended one is among the earlier ones now. Asks with each minute of `now`.
    if (staleAt !== null && !document.hidden) void refetch()
  }, [staleAt, refetch])
  const paragraphs = useMemo(() => (data === undefined ? [] : paragraphsOf(data)), [data])
  if (data !== undefined) {
    const messages = { general: general.text, student: student.text, earlier: data.earlier }
    return { kind: 'loaded', messages, paragraphs }
  }
  // During a retry React Query reports the query as pending. The warning must stay visible then.
  if (errorUpdateCount === 0) return { kind: 'loading' }
  return { kind: 'failed', busy: isFetching, retry: () => void refetch() }
}

function paragraphsOf({ general, student }: Messages): string[] {
  return `${general}\n\n${student}`.trim().split(/\n{2,}/)
}

/** A text until its end, and when that was: -Infinity if it has not ended. */
function textAt(text = '', until: string | null = null, now: Date) {
  const end = readInstant(until)
  return end !== null && end <= now
    ? { text: '', endedAt: end.getTime() }
    : { text, endedAt: -Infinity }
}
