import type { Conflict } from './exchange.ts'

const UNREACHED =
  'The preview’s server was not reached. Start npm run preview again: what you typed is kept here.'

/** An answer of the preview's server. */
export type Answer<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | { readonly kind: 'conflict'; readonly body: Conflict }
  | { readonly kind: 'refused'; readonly message: string }

/** @param sent is posted; left out it is only asked */
export async function ask<Body>(
  address: string,
  sent?: unknown,
  signal: AbortSignal | null = null,
): Promise<Answer<Body>> {
  const headers = { 'Content-Type': 'application/json' }
  const post = { method: 'POST', headers, body: JSON.stringify(sent) }
  try {
    const response = await fetch(address, { ...(sent !== undefined && post), signal })
    const body: unknown = await response.json()
    if (response.ok) return { kind: 'done', body: body as Body }
    if (response.status === 409) return { kind: 'conflict', body: body as Conflict }
    return { kind: 'refused', message: (body as { message: string }).message }
  } catch (error) {
    if (!(error instanceof TypeError) && signal?.aborted !== true) throw error
    return { kind: 'refused', message: UNREACHED }
  }
}

export function addressOf(path: string, file: string): string {
  return `${path}?file=${encodeURIComponent(file)}`
}
