import type { Endpoint } from '../../contract/endpoint.ts'
import { readReply, UnreadableReply, type Reply } from '../../contract/reply.ts'
import { hearDate } from '../time/clock.ts'
import { takeEarlyCall, type Exchange } from './early-call.ts'

/** The backend was not reached in time, or its answer does not fit the contract. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall'
  /** The HTTP status of an answer that does not fit; null where none came whole. */
  readonly status: number | null

  constructor(message: string, status: number | null, options: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** The backend refused. Asking again would bring the same answer. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
}

export const GENERIC_ERROR = 'An error occurred. Please try again.' // spec 8

const CALL_TIMEOUT_MS = 30_000

type CallOptions = {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** The call needs a session: an answer of 401 or 403 asks for a new session check. */
  readonly signedIn?: true
}

/**
 * Makes one call of the contract. The only caller of fetch, but for early-call.ts.
 * @throws {FailedCall} when no readable answer came within `timeoutMs` (30 seconds)
 */
export async function call<Request, Data>(
  endpoint: Endpoint<Request, Data>,
  input: Request,
  { signal, timeoutMs = CALL_TIMEOUT_MS, signedIn }: CallOptions = {},
): Promise<Reply<Data>> {
  const limit = limitTime(timeoutMs, signal)
  let status: number | null = null
  try {
    const early = takeEarlyCall(endpoint.path, limit.signal)
    const { response, ...times } = await (early ?? exchange(endpoint, input, limit.signal))
    hearDate(response.headers.get('Date'), times)
    const answer = { ok: response.ok, body: await response.text() }
    status = response.status
    // Whoever gave up waiting, as Logout does for every call, gets no late answer.
    signal?.throwIfAborted()
    if (signedIn && (status === 401 || status === 403)) {
      for (const listener of refusalListeners) listener()
    }
    return readReply(endpoint, answer)
  } catch (cause) {
    if (signal?.aborted) throw cause
    if (isFailure(cause)) throw new FailedCall(`${endpoint.path} failed`, status, { cause })
    throw cause
  } finally {
    limit.end()
  }
}

async function exchange<Request, Data>(
  endpoint: Endpoint<Request, Data>,
  input: Request,
  signal: AbortSignal,
): Promise<Exchange> {
  const sent = Date.now()
  const response = await fetch(address(endpoint, input), {
    method: endpoint.method,
    credentials: 'include', // spec 7
    signal,
    ...body(endpoint, input),
  })
  return { response, sent, received: Date.now() }
}

/** A signal that aborts when the given one does, or when the time is up. Safari 15 has no AbortSignal.any. */
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

/** The same for a form. A failed call is a reply here, because the form shows it like one. */
export async function callFromForm<Request, Data>(
  endpoint: Endpoint<Request, Data>,
  input: Request,
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
 * Calls back when a call that needs a session is answered 401 or 403.
 * @returns a function that stops listening
 */
export function onRefusal(listener: () => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

function address<Request, Data>(endpoint: Endpoint<Request, Data>, input: Request): string {
  if (endpoint.sends !== 'query') return endpoint.path
  return `${endpoint.path}?${new URLSearchParams(endpoint.request.write(input))}`
}

function body<Request, Data>(endpoint: Endpoint<Request, Data>, input: Request): RequestInit {
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

/** Some servers answer GET alone: 'Method Not Allowed', 'Not Implemented'. They are there all the same. */
const NO_HEAD = new Set([405, 501])

/**
 * Whether the server of the portal answers. It is asked about its page and not about the backend, in a
 * way that no service worker answers and that brings no body.
 */
export async function isServerReachable(): Promise<boolean> {
  const { signal, end } = limitTime(REACH_TIMEOUT_MS)
  try {
    const { ok, status } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal })
    return ok || NO_HEAD.has(status)
  } catch {
    return false
  } finally {
    end()
  }
}
