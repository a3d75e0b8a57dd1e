import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Socket } from 'node:net'
import { networksOf, providerOf, parseIp } from './ip-address.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** The other end of a request, as far as it can be trusted. */
export type Client = {
  /** For rate limits: the IPv4 address, or the IPv6 /64 and /48. */
  readonly networks: readonly string[]
  /** The IPv6 /32; null for IPv4. */
  readonly provider: string | null
  /** Whether the student's browser speaks https, to us or to a proxy. */
  readonly https: boolean
  /** The host the browser asked for. */
  readonly host: string
}

declare module 'hono' {
  interface ContextVariableMap {
    proxies: TrustedProxies
  }
}

/** Tells `clientOf` which proxies to trust. */
export function trustProxies(proxies: TrustedProxies): MiddlewareHandler {
  return (c, next) => {
    c.set('proxies', proxies)
    return next()
  }
}

/** Believes X-Forwarded-* headers of trusted proxies only. */
export function clientOf(c: Context): Client {
  const address = clientAddress(c)
  return {
    networks: networksOf(address),
    provider: providerOf(address),
    https: isHttps(c),
    host: forwarded(c, 'x-forwarded-host') ?? new URL(c.req.url).host,
  }
}

/** `clientOf(c).https` alone: every answer asks for it. */
export function isHttps(c: Context): boolean {
  if (!isForwarded(c)) return c.req.url.startsWith('https:')
  // The outermost proxy speaks with the browser; those behind it may have added http.
  return entriesOf(c.req.header('x-forwarded-proto')).some((entry) => /^https$/i.test(entry))
}

/** The header's value from the nearest proxy, if that is trusted; else undefined. */
function forwarded(c: Context, name: string): string | undefined {
  return isForwarded(c) ? entriesOf(c.req.header(name)).at(-1) : undefined
}

/** Whether a trusted proxy forwarded the request. */
function isForwarded(c: Context): boolean {
  if (FORWARDED.every((name) => c.req.header(name) === undefined)) return false
  const proxies = c.get('proxies')
  const peer = peerAddress(c)
  if (proxies.trusts(peer)) return true
  proxies.onUntrusted(peer)
  return false
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']

/**
 * The browser's address. Each proxy appends the address of its caller to X-Forwarded-For, so read it from the
 * end. The first address that is no trusted proxy is the browser; it could forge everything before.
 */
export function clientAddress(c: Context): string {
  let address = peerAddress(c)
  if (!isForwarded(c)) return address
  for (const entry of entriesOf(c.req.header('x-forwarded-for')).toReversed()) {
    const before = parseIp(entry)
    if (before === null) return address
    address = before
    if (!c.get('proxies').trusts(address)) return address
  }
  return address
}

function entriesOf(list: string | undefined): string[] {
  return (list ?? '').split(',').flatMap((entry) => entry.trim() || [])
}

/** A request's name for the log. The path stays encoded: a line break in it could forge a line of the log. */
export function describeRequest(c: Context): string {
  return `${c.req.method} ${new URL(c.req.url).pathname}`
}

/** The socket's remote address; '' for a request in process. */
function peerAddress(c: Context): string {
  const bindings = nodeBindings(c)
  if (bindings === null) return ''
  const address = OPENED_FROM.get(bindings.incoming.socket) ?? getConnInfo(c).remote.address ?? ''
  return parseIp(address) ?? address
}

/** A socket that the browser has closed no longer tells its address, and its request must count for somebody. */
const OPENED_FROM = new WeakMap<object, string>()

/** Notes where a connection comes from when it opens. */
export function noteAddress(socket: Socket): void {
  if (socket.remoteAddress !== undefined) OPENED_FROM.set(socket, socket.remoteAddress)
}

/** Destroys the connection in the middle of the response; false without one. */
export function destroyConnection(c: Context): boolean {
  const bindings = nodeBindings(c)
  bindings?.outgoing.destroy()
  return bindings !== null
}

// Null for a request in process.
export function nodeBindings(c: Context): HttpBindings | null {
  const env: Partial<HttpBindings> | undefined = c.env
  return env?.incoming === undefined ? null : (env as HttpBindings)
}
