import { onTestFinished, vi } from 'vitest'

type SentCall = Omit<RequestInit, 'body' | 'signal'> & {
  readonly path: string
  /** What its JSON says, or the pairs of its form; null without a body. */
  readonly fields: unknown
}

/** Collects what the portal sends from now on, headers and body included. */
export function watchSent(): readonly SentCall[] {
  const sent: SentCall[] = []
  const through = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { body, signal: _, ...how } = init
    sent.push({ path, ...how, fields: fieldsOf(body) })
    return through(path, init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return sent
}

function fieldsOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? [...body] : null
}
