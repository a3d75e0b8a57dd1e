import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Socket } from 'node:net'
import { networksOf, normalizeAddress, providerOf } from './ip-address.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

export type Client = ReturnType<typeof readClient>

declare module 'hono' {
  interface ContextVariableMap {
    client: Client
  }
}

/** Finds the client of each request. Believes X-Forwarded-* headers of trusted proxies only. */
export function trustProxies(proxies: TrustedProxies): MiddlewareHandler {
  return (c, next) => {
    c.set('client', readClient(c, proxies))
    return next()
  }
}

/** The other end of a request, as far as it can be trusted. */
function readClient(c: Context, proxies: TrustedProxies) {
  const url = new URL(c.req.url)
  const isBelieved = isForwarded(c, proxies)
  const entries = (name: string) => entriesOf(isBelieved ? c.req.header(name) : undefined)
  const address = addressBehind(proxies, peerAddress(c), entries('x-forwarded-for'))
  // The outermost proxy speaks with the browser; those behind it may have added http.
  const hasHttps = entries('x-forwarded-proto').some((entry) => /^https$/i.test(entry))
  const https = isBelieved ? hasHttps : url.protocol === 'https:'
  const host = entries('x-forwarded-host').findLast(isHost) ?? url.host
  const schemes = https ? ['https'] : ['https', 'http']
  return {
    /** The browser's address, or a proxy's word for it; '' for a request in process. */
    address,
    /** For rate limits: the IPv4 address or a proxy's word, or the IPv6 /64 and /48. */
    networks: networksOf(address),
    /** The IPv6 /32; null for IPv4. */
    provider: providerOf(address),
    /** Whether the student's browser speaks https, to us or to a proxy. */
    https,
    /** The host the browser asked for. */
    host,
    /** The portal's own, as browsers write them: of https and http where a proxy may have lost https. */
    origins: schemes.map((scheme) => new URL(`${scheme}://${host}`).origin),
  }
}

export function clientOf(c: Context): Client {
  return c.get('client')
}

/** Whether a trusted proxy forwarded the request. */
function isForwarded(c: Context, proxies: TrustedProxies): boolean {
  if (FORWARDED.every((name) => c.req.header(name) === undefined)) return false
  const peer = peerAddress(c)
  if (proxies.trusts(peer)) return true
  proxies.onUntrusted(peer)
  return false
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']

/**
 * The browser's address. Each proxy appends the address of its caller to X-Forwarded-For, so read it from the
 * end. The first entry that is no trusted proxy is the browser, by address or by the word that a proxy writes
 * instead (docs/decisions.md, The server); the browser could forge everything before.
 */
function addressBehind(proxies: TrustedProxies, peer: string, entries: readonly string[]): string {
  let address = peer
  for (const entry of entries.toReversed()) {
    address = normalizeAddress(entry)
    if (!proxies.trusts(address)) break
  }
  return address
}

function isHost(text: string): boolean {
  return URL.canParse(`https://${text}`)
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
  return normalizeAddress(
    OPENED_FROM.get(bindings.incoming.socket) ?? getConnInfo(c).remote.address ?? '',
  )
}

/** A socket that the browser has closed no longer tells its address. */
const OPENED_FROM = new WeakMap<object, string>()

/** Notes where a connection comes from when it opens. One that is closed already is dropped: it would count for nobody. */
export function noteAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy()
  else OPENED_FROM.set(socket, socket.remoteAddress)
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
