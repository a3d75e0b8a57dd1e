import { queryOptions } from '@tanstack/react-query'
import { fetchMessages, type Messages } from '../../contract/messages.ts'
import { REFRESHED } from './query-client.ts'
import { call, RefusedCall } from './request.ts'

export type { Messages }

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: async ({ signal }): Promise<Messages> => {
    const reply = await call(fetchMessages, null, { signal, signedIn: true })
    if (!reply.ok) throw new RefusedCall(reply.message)
    return reply.data
  },
  ...REFRESHED,
})
