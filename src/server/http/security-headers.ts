import { createMiddleware } from 'hono/factory'
import { isHttps } from './client.ts'

/**
 * What every answer tells the browser, beside a page's own content security policy. Other web servers
 * learn it from the files that the build writes for them.
 */
export const SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A picture in a task's details would tell its host which school its reader is of.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
} as const

/**
 * For every drawing. In a page a browser runs nothing of it; opened by its own address it is a page of this
 * site, and could ask for all that its reader may.
 */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Over https alone: use it from now on, for a year. On plain http a browser would ignore that. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  // On the answer's own headers: c.header would have hono build the answer again, as a stream.
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  if (isHttps(c)) c.res.headers.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY)
  // A backend behind us names its own software.
  c.res.headers.delete('X-Powered-By')
})
