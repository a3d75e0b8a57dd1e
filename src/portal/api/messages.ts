import { queryOptions } from '@tanstack/react-query'
import { fetchMessages, type Messages } from '../../contract/messages.ts'
import { call, RefusedCall } from './request.ts'

export type { Messages }

const FRESH_MS = 5 * 60_000

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: async ({ signal }): Promise<Messages> => {
    const reply = await call(fetchMessages, null, { signal, signedIn: true })
    if (!reply.ok) throw new RefusedCall(reply.message)
    return reply.data
  },
  staleTime: FRESH_MS,
  // A portal left open in a tab learns of a new message when the student comes back to it.
  refetchOnWindowFocus: true,
})
