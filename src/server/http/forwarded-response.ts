import type { Context } from 'hono'
import type { Log } from '../log.ts'
import { clientOf, describeRequest } from './client.ts'

/**
 * The headers that the portal and a browser can use. Others concern the backend's own host, such as CORS, or
 * command a proxy in front of us.
 */
const PASSED_BACK = ['content-type', 'content-language', 'date', 'retry-after', 'www-authenticate']

/** When somebody opens a response as a page, it runs and loads nothing. */
const NO_PAGE =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Adapts the headers of a backend's response to our own host. */
export function adaptHeaders(received: Headers, c: Context, origin: string, log: Log): Headers {
  const headers = new Headers({ 'content-security-policy': NO_PAGE })
  for (const name of PASSED_BACK) {
    const value = received.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { https } = clientOf(c)
  for (const cookie of received.getSetCookie())
    headers.append('set-cookie', adaptCookie(cookie, https))
  const location = received.get('location')
  if (location !== null) {
    const path = ownPath(location, origin)
    if (path !== null) headers.set('location', path)
    else
      log.problem(
        `${origin} answers ${describeRequest(c)} with a redirect to another host: ${withoutQuery(location)}`,
        null,
      )
  }
  return headers
}

/** The same path on our own host; null when the location is on another host. */
function ownPath(location: string, origin: string): string | null {
  if (!URL.canParse(location, `${origin}/backend/`)) return null
  const url = new URL(location, `${origin}/backend/`)
  if (url.origin !== origin) return null
  // Two slashes at the beginning would name a host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
}

// Its query may hold a token.
function withoutQuery(location: string): string {
  return location.replace(/[?#].*/s, '')
}

/**
 * Removes what would keep the browser from sending a cookie back to us: the backend's Domain, and on plain
 * http Secure. SameSite=None needs https and becomes Lax, which the portal's own calls send.
 */
function adaptCookie(cookie: string, https: boolean): string {
  return cookie
    .split(';')
    .filter((part, i) => i === 0 || !/^\s*domain\s*=/i.test(part))
    .filter((part, i) => i === 0 || https || !/^\s*(?:secure|partitioned)\s*$/i.test(part))
    .map((part, i) => (i === 0 ? part : part.replace(/^(\s*samesite\s*=\s*)none\s*$/i, '$1Lax')))
    .join(';')
}
