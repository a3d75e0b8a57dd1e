import type { Context } from 'hono'
import { clientAddress, clientOf } from './client.ts'

/**
 * What a backend of the contract may want to know of the browser. Everything else stays here: other
 * headers would let a browser choose the method, speak for a proxy, or set a program's environment.
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
 * The headers that a call takes along to a backend: the browser's own, and who asks for what, in our words.
 * @param name ours, to know a call again that comes back
 */
export function forwardedHeaders(c: Context, name: string): Headers {
  const headers = new Headers()
  for (const header of PASSED_ON) {
    const value = c.req.header(header)
    if (value !== undefined) headers.set(header, value)
  }
  const { https, host } = clientOf(c)
  headers.set('x-forwarded-for', clientAddress(c))
  headers.set('x-forwarded-proto', https ? 'https' : 'http')
  headers.set('x-forwarded-host', host)
  const via = c.req.header('via')
  headers.set('via', via === undefined ? `1.1 ${name}` : `${via}, 1.1 ${name}`)
  return headers
}
