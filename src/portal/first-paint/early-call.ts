/** A response, and when the request was sent and answered, as `Date.now()` counts. */
export type Exchange = {
  readonly response: Response
  readonly sent: number
  readonly received: number
}

type EarlyCall = {
  readonly path: string
  readonly answer: Promise<Exchange>
  readonly abort: (reason: unknown) => void
}

declare global {
  /** The call that the inline script started, until the portal takes it. */
  var earlyCall: EarlyCall | undefined
}

/** Calls the backend. */
export async function exchange(address: string, init: RequestInit): Promise<Exchange> {
  const sent = Date.now()
  const response = await fetch(address, { credentials: 'include', ...init }) // spec 7
  return { response, sent, received: Date.now() }
}

/** Calls the backend from the inline script, a round trip before the portal could. */
export function callEarly(path: string): void {
  const controller = new AbortController()
  const answer = exchange(path, { signal: controller.signal })
  // The caller of takeEarlyCall handles a failure.
  answer.catch(() => null)
  globalThis.earlyCall = { path, answer, abort: (reason) => controller.abort(reason) }
  // Another tab has signed in or out: the answer may belong to the previous student.
  addEventListener('storage', () => (globalThis.earlyCall = undefined), { once: true })
}

/** The answer to the early call, once; undefined if there is none for this path. */
export function takeEarlyCall(path: string, signal: AbortSignal): Promise<Exchange> | undefined {
  const call = globalThis.earlyCall
  if (call?.path !== path) return undefined
  globalThis.earlyCall = undefined
  signal.addEventListener('abort', () => call.abort(signal.reason), { once: true })
  return call.answer
}
