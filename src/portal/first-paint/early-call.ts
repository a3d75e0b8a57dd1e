/** A response, and when the request was sent and answered, as `Date.now()` counts. */
export type Exchange = {
  readonly response: Response
  readonly sent: number
  readonly received: number
}

type EarlyCall = {
  readonly path: string
  readonly exchange: Promise<Exchange>
  readonly abort: (reason: unknown) => void
}

declare global {
  /** The call that the inline script started, until the portal takes it. */
  var earlyCall: EarlyCall | undefined
}

/** Calls the backend from the inline script, a round trip before the portal could. */
export function callEarly(path: string): void {
  const controller = new AbortController()
  const sent = Date.now()
  const exchange = fetch(path, { credentials: 'include', signal: controller.signal }).then(
    (response) => ({ response, sent, received: Date.now() }),
  )
  // The caller of takeEarlyCall handles a failure.
  exchange.catch(() => null)
  globalThis.earlyCall = { path, exchange, abort: (reason) => controller.abort(reason) }
  // Another tab has signed in or out: the answer may belong to the previous student.
  addEventListener('storage', () => (globalThis.earlyCall = undefined), { once: true })
}

/** The answer to the early call, once; undefined if there is none for this path. */
export function takeEarlyCall(path: string, signal: AbortSignal): Promise<Exchange> | undefined {
  const call = globalThis.earlyCall
  if (call?.path !== path) return undefined
  globalThis.earlyCall = undefined
  signal.addEventListener('abort', () => call.abort(signal.reason), { once: true })
  return call.exchange
}
