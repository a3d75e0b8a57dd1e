/** An answer, and when it was asked for and came, by the device's own clock: `Date.now()`. */
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

/** Asks the backend from the script before the first paint, a round trip before the portal can. */
export function callEarly(path: string): void {
  const controller = new AbortController()
  const sent = Date.now()
  const exchange = fetch(path, { credentials: 'include', signal: controller.signal }).then(
    (response) => ({ response, sent, received: Date.now() }),
  )
  // The caller of takeEarlyCall handles a failure.
  exchange.catch(() => null)
  globalThis.earlyCall = { path, exchange, abort: (reason) => controller.abort(reason) }
  // Another tab may have signed in or out: the answer may be that of the student before.
  addEventListener('storage', () => (globalThis.earlyCall = undefined), { once: true })
}

/** The answer to a call that is under way already; undefined where there is none. It is given once. */
export function takeEarlyCall(path: string, signal: AbortSignal): Promise<Exchange> | undefined {
  const call = globalThis.earlyCall
  if (call?.path !== path) return undefined
  globalThis.earlyCall = undefined
  signal.addEventListener('abort', () => call.abort(signal.reason), { once: true })
  return call.exchange
}
