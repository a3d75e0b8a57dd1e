import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { networksOf, providerOf, parseIp } from './ip-address.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** The other end of a request, as far as it can be trusted. */
export type Client = {
  /** What attempts are counted by: the address, or of IPv6 the /64 and the /48 around it. */
  readonly networks: readonly string[]
  /** The IPv6 /32 around these; null for IPv4. */
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

/** Lets `clientOf` know whom to believe. */
export function trustProxies(proxies: TrustedProxies): MiddlewareHandler {
  return (c, next) => {
    c.set('proxies', proxies)
    return next()
  }
}

/** Only a trusted proxy is believed what it says of the browser behind it. */
export function clientOf(c: Context): Client {
  const address = clientAddress(c)
  const networks = networksOf(address)
  return {
    networks,
    provider: providerOf(address),
    https: isHttps(c),
    host: forwarded(c, 'x-forwarded-host') ?? new URL(c.req.url).host,
  }
}

/** `clientOf(c).https` alone: every answer asks for it. */
export function isHttps(c: Context): boolean {
  const protocol = forwarded(c, 'x-forwarded-proto')
  return protocol === undefined ? c.req.url.startsWith('https:') : protocol === 'https'
}

/** What the proxy next to us says in this header; undefined where no trusted one says anything. */
function forwarded(c: Context, name: string): string | undefined {
  return isForwarded(c) ? entriesOf(c.req.header(name)).at(-1) : undefined
}

/** Whether a trusted proxy handed the request on: then its X-Forwarded-* headers say what it saw. */
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
 * Each proxy adds the address it was called from to the end of X-Forwarded-For. What stands before the
 * first address that is no trusted proxy was written by that one itself: anything.
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

/** A request as the log names it. The path stays encoded: a line end in it would forge a line of the log. */
export function describeRequest(c: Context): string {
  return `${c.req.method} ${new URL(c.req.url).pathname}`
}

/** The socket's own address; '' for a request that never was on a network. */
function peerAddress(c: Context): string {
  if (nodeBindings(c) === null) return ''
  const { address = '' } = getConnInfo(c).remote
  return parseIp(address) ?? address
}

/** Cuts the connection in the middle of the answer; false when there is none. */
export function destroyConnection(c: Context): boolean {
  const bindings = nodeBindings(c)
  bindings?.outgoing.destroy()
  return bindings !== null
}

// A request in process brings none.
export function nodeBindings(c: Context): HttpBindings | null {
  const env: Partial<HttpBindings> | undefined = c.env
  return env?.incoming === undefined ? null : (env as HttpBindings)
}
