import type { Context } from 'hono'
import { clientOf } from './client.ts'

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
export function forwardedHeaders(c: Context, name: string): Headers {
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
