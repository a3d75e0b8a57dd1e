import { createMiddleware } from 'hono/factory'
import { clientOf } from './client.ts'

/**
 * For every response, beside a page's own content security policy. The build writes them into the
 * configuration of other web servers.
 */
export const SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The host of a picture in a task must not learn the school of its reader.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
} as const

/**
 * For SVG files. Inside a page they run no scripts. Opened directly, an SVG is a page of this site, and its
 * scripts could make calls as the student.
 */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** HSTS for a year, sent over https only. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  // Not c.header, with which hono would rebuild the response as a stream.
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  if (clientOf(c).https) c.res.headers.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY)
  // A forwarded backend names its software.
  c.res.headers.delete('X-Powered-By')
})
