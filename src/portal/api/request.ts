import type { Endpoint } from '../../contract/endpoint.ts'
import { readReply, UnreadableReply, type Reply } from '../../contract/reply.ts'
import { syncClock } from '../time/clock.ts'
import { exchange, takeEarlyCall } from '../first-paint/early-call.ts'
import { FailedCall, readRetryAfter, type FailureKind } from './failed-call.ts'

export const GENERIC_ERROR = 'An error occurred. Please try again.' // spec 8

const CALL_TIMEOUT_MS = 30_000

type CallOptions = {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** The call needs a session: an answer of 401 or 403 asks for a new session check. */
  readonly needsSession?: true
}

/**
 * Makes one call of the contract. Only this and early-call.ts call the backend.
 * @throws {FailedCall} when no readable answer came within `timeoutMs` (30 seconds), and when a GET
 * is answered 5xx or 429, or a POST 502 or 504, whatever the body says: an outage is no refusal
 */
export async function call<Input, Data>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  { signal, timeoutMs = CALL_TIMEOUT_MS, needsSession }: CallOptions = {},
): Promise<Reply<Data>> {
  const limit = limitTime(timeoutMs, signal)
  let status: number | null = null
  let retryAt = 0
  try {
    const request = { method: endpoint.method, signal: limit.signal, ...body(endpoint, input) }
    const early = takeEarlyCall(endpoint.path, limit.signal)
    const { response, ...times } = await (early ?? exchange(address(endpoint, input), request))
    syncClock(response.headers.get('Date'), times)
    const answer = { ok: response.ok, body: await response.text() }
    status = response.status
    retryAt = readRetryAfter(response.headers.get('Retry-After'))
    // Logout cancels every call: a cancelled caller must not get a late answer.
    signal?.throwIfAborted()
    if (needsSession && (status === 401 || status === 403)) {
      for (const listener of refusalListeners) listener()
    }
    const failure = failureOf(endpoint.method, status)
    if (failure) throw new FailedCall(failure, endpoint.path, { status, retryAt })
    return readReply(endpoint, answer)
  } catch (cause) {
    if (signal?.aborted || !isFailure(cause)) throw cause
    const kind = status === null ? 'unreachable' : 'outage'
    throw new FailedCall(kind, endpoint.path, { status, retryAt, cause })
  } finally {
    limit.end()
  }
}

/** 502 and 504 come from a server in front: the backend may have done what a POST asked. */
function failureOf(method: 'GET' | 'POST', status: number): FailureKind | false {
  if (method === 'POST') return (status === 502 || status === 504) && 'unreachable'
  return (status >= 500 || status === 429) && 'outage'
}

/**
 * A signal that aborts when the given one does, or when the time is up. Safari 15 has no
 * AbortSignal.any.
 */
function limitTime(ms: number, given?: AbortSignal) {
  const controller = new AbortController()
  const giveUp = () => controller.abort(given?.reason)
  const timeUp = () => controller.abort(new DOMException('The time is up', 'TimeoutError'))
  const timer = setTimeout(timeUp, ms)
  if (given?.aborted) giveUp()
  given?.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer)
      given?.removeEventListener('abort', giveUp)
    },
  }
}

/**
 * The data of a successful reply, for a query of the protected area.
 * @throws {FailedCall} when the call fails or is refused
 */
export async function load<Input, Data>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
  signal: AbortSignal,
): Promise<Data> {
  const reply = await call(endpoint, input, { signal, needsSession: true })
  if (!reply.ok) throw new FailedCall('refused', reply.message)
  return reply.data
}

/** Like call, but a failure becomes a reply with the generic message, which the form shows. */
export async function callForReply<Input, Data>(
  endpoint: Endpoint<Input, Data>,
  input: Input,
): Promise<Reply<Data>> {
  try {
    const reply = await call(endpoint, input)
    return reply.ok || reply.message !== '' ? reply : { ok: false, message: GENERIC_ERROR }
  } catch (error) {
    if (error instanceof FailedCall) return { ok: false, message: GENERIC_ERROR }
    throw error
  }
}

const refusalListeners = new Set<() => void>()

/**
 * Calls back when a call that needs a session is answered with 401 or 403.
 * @returns a function that stops listening
 */
export function onSessionRefused(listener: () => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

function address<Input, Data>(endpoint: Endpoint<Input, Data>, input: Input): string {
  if (endpoint.sends !== 'query') return endpoint.path
  return `${endpoint.path}?${new URLSearchParams(endpoint.request.write(input))}`
}

function body<Input, Data>(endpoint: Endpoint<Input, Data>, input: Input): RequestInit {
  switch (endpoint.sends) {
    case 'json':
      return {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(endpoint.request.write(input)),
      }
    case 'form': {
      const form = new FormData()
      for (const [name, value] of Object.entries(endpoint.request.write(input))) {
        form.append(name, value)
      }
      return { body: form }
    }
    case 'query':
    case 'nothing':
      return {}
  }
}

// fetch rejects with a TypeError when the network fails, and with a TimeoutError when time is up.
function isFailure(cause: unknown): boolean {
  return (
    cause instanceof UnreadableReply ||
    cause instanceof TypeError ||
    (cause instanceof DOMException && cause.name === 'TimeoutError')
  )
}

const REACH_TIMEOUT_MS = 5000

/**
 * Whether the portal's own server answers. Asks by HEAD, which the service worker does not answer
 * and which has no body.
 */
export async function isServerReachable(): Promise<boolean> {
  const { signal, end } = limitTime(REACH_TIMEOUT_MS)
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  } finally {
    end()
  }
}
