import { Hono, type Context } from 'hono'
import { proxy } from 'hono/proxy'
import { callOf, clientOf, cutConnection, isForwarded, peerAddress } from './client.ts'
import { SECOND_MS } from '../clock.ts'
import type { Log } from '../log.ts'

/** How long the backend may take until it begins to answer. */
const TIMEOUT_MS = 60 * SECOND_MS

type Options = { readonly log: Log; readonly timeoutMs?: number }

/**
 * Hands every call on to an existing backend, and its answers back as they are.
 * @param origin such as https://school.example.org; the path stays the same
 */
export function forwardTo(origin: string, { log, timeoutMs = TIMEOUT_MS }: Options): Hono {
  return new Hono().all('/backend/*', async (c) => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    try {
      const { pathname, search } = new URL(c.req.url)
      const answer = await proxy(`${origin}${pathname}${search}`, {
        raw: c.req.raw,
        headers: forwardedHeaders(c),
        // The browser follows redirects itself.
        redirect: 'manual',
        signal: AbortSignal.any([timeout.signal, c.req.raw.signal]),
      })
      adaptHeaders(answer.headers, origin, clientOf(c).https)
      if (answer.body === null) return answer
      const body = watched(answer.body, (cause) => {
        // A browser that went away ended the answer itself: that is no problem of the backend.
        if (!c.req.raw.signal.aborted) {
          log.problem(`${origin} broke off its answer to ${callOf(c)}.`, cause)
        }
        return cutConnection(c)
      })
      return new Response(body, answer)
    } catch (cause) {
      if (!c.req.raw.signal.aborted) {
        log.problem(`${origin} did not answer ${callOf(c)}.`, cause)
      }
      // Plain text, not the contract's JSON: the portal must not read it as the backend's own refusal.
      return c.text('The backend did not answer.', timeout.signal.aborted ? 504 : 502)
    } finally {
      clearTimeout(timer)
    }
  })
}

/**
 * The same bytes. When the backend breaks off, the browser must not take the part for the whole:
 * `hangUp` cuts the connection and says whether there was one; without one the stream fails.
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

// What a browser on another machine claims about proxies is not passed on.
function forwardedHeaders(c: Context): Headers {
  const headers = new Headers(c.req.raw.headers)
  const { https, host } = clientOf(c)
  const peer = peerAddress(c)
  const before = isForwarded(c) ? headers.get('x-forwarded-for') : null
  headers.set('x-forwarded-for', before === null ? peer : `${before}, ${peer}`)
  headers.set('x-forwarded-proto', https ? 'https' : 'http')
  headers.set('x-forwarded-host', host)
  for (const name of HOP_BY_HOP) headers.delete(name)
  return headers
}

const HOP_BY_HOP = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

function adaptHeaders(headers: Headers, origin: string, https: boolean): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', adaptCookie(cookie, https))
  const location = headers.get('location')
  if (location?.startsWith(`${origin}/`)) headers.set('location', location.slice(origin.length))
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

// A cookie for the backend's domain, or for https alone, would not come back to us.
function adaptCookie(cookie: string, https: boolean): string {
  return cookie
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part) && (https || !/^\s*secure\s*$/i.test(part)))
    .join(';')
}
