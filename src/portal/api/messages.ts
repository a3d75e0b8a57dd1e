import { queryOptions } from '@tanstack/react-query'
import { fetchMessages, type Messages } from '../../contract/messages.ts'
import { REFRESHED } from './query-client.ts'
import { load } from './request.ts'

export type { Messages }

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: ({ signal }): Promise<Messages> => load(fetchMessages, null, signal),
  ...REFRESHED,
})
