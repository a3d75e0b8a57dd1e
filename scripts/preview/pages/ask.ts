import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Replies, RequestName, Sent } from './requests.ts'

const UNREACHED =
  'The preview’s server could not be reached. Start npm run preview again: your words are kept here.'

/** Asks the preview's server. @throws with a sentence for the writer if it refuses, or cannot be reached */
export async function ask<Name extends RequestName>(
  name: Name,
  sent: Sent<Name>,
  signal: AbortSignal | null = null,
): Promise<Replies[Name]> {
  const headers = { 'Content-Type': 'application/json' }
  const post = { method: 'POST', headers, body: JSON.stringify(sent), signal }
  try {
    const response = await fetch(`/preview/${name}`, post)
    const body: unknown = await response.json()
    if (response.ok) return body as Replies[Name]
    throw new Error((body as { message: string }).message)
  } catch (error) {
    throw error instanceof TypeError ? new Error(UNREACHED) : error
  }
}

/** A request that is sent again when the version changes. */
export function query<Name extends RequestName>(
  name: Name,
  sent: Sent<Name>,
  version: number | string = '',
  delayMs = 0,
) {
  return queryOptions<Replies[Name]>({
    queryKey: [name, version, sent],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return ask(name, sent, signal)
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}
