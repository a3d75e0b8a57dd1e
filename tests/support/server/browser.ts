import type { Hono } from 'hono'
import { createCookieJar } from './cookie-jar.ts'
import { asMultipart } from './multipart.ts'

/** A browser as a server sees it: cookies, the origin of a request, an address. */
export type Browser = {
  /** Like the global one, in process; takes paths, or addresses whose origin does not matter. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  readonly postJson: (path: string, body: unknown) => Promise<Response>
  readonly postForm: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>
  readonly signIn: (email: string, password: string) => Promise<Response>
  /** The cookies it would send now, name by value. */
  readonly cookies: () => Readonly<Record<string, string>>
}

const ORIGIN = 'http://localhost'

/** @param from.client the address of the browser's network */
export function createBrowser(app: Pick<Hono, 'request'>, from: { client?: string } = {}): Browser {
  const jar = createCookieJar()
  // The part of @hono/node-server's environment that the server reads.
  const socket = { remoteAddress: from.client ?? '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' }
  const env = { incoming: { socket } }

  const browser: Browser = {
    async fetch(input, init = {}) {
      const { body, headers, method, signal } = await flatten(input, init)
      signal?.throwIfAborted()
      headers.set('cookie', jar.header())
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
      const url = new URL(input instanceof Request ? input.url : String(input), ORIGIN)
      const request = { method, headers, ...(body === null ? {} : { body }) }
      const response = await app.request(`${ORIGIN}${url.pathname}${url.search}`, request, env)
      jar.store(response.headers.getSetCookie())
      signal?.throwIfAborted()
      return response
    },
    postJson: (path, body) =>
      browser.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    postForm(path, fields) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return browser.fetch(path, { method: 'POST', body })
    },
    signIn: (email, password) => browser.postJson('/backend/login.php', { email, password }),
    cookies: () => jar.all(),
  }
  return browser
}

// jsdom brings its own FormData and AbortSignal, which Node's Request does not know.
async function flatten(input: string | URL | Request, init: RequestInit) {
  if (input instanceof Request) {
    const request = new Request(input, init)
    const body = request.body === null ? null : await request.arrayBuffer()
    return { method: request.method, headers: new Headers(request.headers), body, signal: null }
  }
  const headers = new Headers(init.headers)
  const form = asMultipart(init.body)
  if (form !== null) headers.set('content-type', form.contentType)
  return {
    method: init.method ?? 'GET',
    headers,
    body: form === null ? (init.body ?? null) : form.body,
    signal: init.signal ?? null,
  }
}
