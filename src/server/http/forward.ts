import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { SECOND_MS } from '../clock.ts'
import type { Log } from '../log.ts'
import { describeRequest, destroyConnection, clientOf } from './client.ts'
import { adaptHeaders } from './forwarded-response.ts'

/** How long the backend may take until it begins to answer. */
const TIMEOUT_MS = 60 * SECOND_MS

// Plain text, not the contract's JSON: the portal must not read it as the backend's own refusal.
const NO_ANSWER = 'The backend did not answer.'

export type Forwarding = { readonly log: Log; readonly timeoutMs?: number | undefined }

/**
 * Hands a call on to an existing backend, and its answer back.
 * @param origin such as https://school.example.org
 */
export function forwardTo(origin: string, { log, timeoutMs = TIMEOUT_MS }: Forwarding) {
  /** Our name in Via: a request that arrives with it has gone in a circle. */
  const name = `portal-${randomUUID()}`

  return async (c: Context, path: string): Promise<Response> => {
    const { method, signal } = c.req.raw
    if (c.req.header('via')?.includes(name)) {
      log.problem(`PORTAL_BACKEND leads back to this server: ${origin} is no backend.`, null)
      return c.text(NO_ANSWER, 508)
    }
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    try {
      const answer = await fetch(`${origin}${path}${new URL(c.req.url).search}`, {
        method,
        headers: forwardedHeaders(c, name),
        // Read whole first, so that an incomplete body never reaches the backend.
        body: method === 'POST' ? await c.req.arrayBuffer() : null,
        // The browser follows redirects itself.
        redirect: 'manual',
        signal: AbortSignal.any([timeout.signal, signal]),
      })
      const headers = adaptHeaders(answer.headers, c, origin, log)
      if (answer.body === null) return new Response(null, { status: answer.status, headers })
      const body = watched(answer.body, (cause) => {
        // When the browser went away, the backend did nothing wrong.
        if (!signal.aborted)
          log.problem(`${origin} broke off its answer to ${describeRequest(c)}.`, cause)
        return destroyConnection(c)
      })
      return new Response(body, { status: answer.status, headers })
    } catch (cause) {
      if (!signal.aborted) log.problem(`${origin} did not answer ${describeRequest(c)}.`, cause)
      return c.text(NO_ANSWER, timeout.signal.aborted ? 504 : 502)
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * The same bytes. When the backend breaks off, the browser must not mistake the part for the whole.
 * @param hangUp destroys the connection; false without one, and then the stream fails
 */
function watched(
  body: ReadableStream<Uint8Array>,
  hangUp: (cause: unknown) => boolean,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (cause) {
        if (hangUp(cause)) controller.close()
        else controller.error(cause)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/**
 * The browser's headers that a backend gets. Others could let a browser choose the method, speak for a proxy,
 * or set environment variables of a CGI program.
 */
const PASSED_ON = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
]

/**
 * The headers of a forwarded call: the browser's own, and X-Forwarded-* by ourselves.
 * @param name our name in Via
 */
function forwardedHeaders(c: Context, name: string): Headers {
  const headers = new Headers()
  for (const header of PASSED_ON) {
    const value = c.req.header(header)
    if (value !== undefined) headers.set(header, value)
  }
  const { address, https, host } = clientOf(c)
  headers.set('x-forwarded-for', address)
  headers.set('x-forwarded-proto', https ? 'https' : 'http')
  headers.set('x-forwarded-host', host)
  const via = c.req.header('via')
  headers.set('via', via === undefined ? `1.1 ${name}` : `${via}, 1.1 ${name}`)
  return headers
}
