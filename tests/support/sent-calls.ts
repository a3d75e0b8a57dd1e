import { onTestFinished, vi } from 'vitest'

type SentCall = Omit<RequestInit, 'body' | 'signal'> & {
  readonly path: string
  /** Its JSON, or the pairs of its form; null without a body. */
  readonly fields: unknown
}

/** Collects the calls that the portal sends from now on, with headers and body. */
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
