import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The other end of a request, as far as it can be trusted. */
export type Client = {
  /** The address that attempts are counted by. */
  readonly address: string
  /** Whether the student's browser speaks https, to us or to a proxy on this machine. */
  readonly https: boolean
  /** The host the browser asked for. */
  readonly host: string
}

/** Only a proxy on this machine is believed what it says of the browser behind it. */
export function clientOf(c: Context): Client {
  const peer = peerAddress(c)
  const behindProxy = isLoopback(peer)
  const forwarded = (name: string) => (behindProxy ? lastEntry(c.req.header(name)) : undefined)
  const url = new URL(c.req.url)
  return {
    address: networkOf(forwarded('x-forwarded-for') ?? peer),
    https: (forwarded('x-forwarded-proto') ?? url.protocol.replace(':', '')) === 'https',
    host: forwarded('x-forwarded-host') ?? url.host,
  }
}

/** A request as the log names it. The path stays encoded: a line end in it would forge a line of the log. */
export function callOf(c: Context): string {
  return `${c.req.method} ${new URL(c.req.url).pathname}`
}

/** The socket's own address; '' for a request that never was on a network. */
export function peerAddress(c: Context): string {
  return nodeBindings(c) === null ? '' : (getConnInfo(c).remote.address ?? '')
}

/** Cuts the connection in the middle of the answer; false when there is none. */
export function cutConnection(c: Context): boolean {
  const bindings = nodeBindings(c)
  bindings?.outgoing.destroy()
  return bindings !== null
}

// A request in process brings none.
export function nodeBindings(c: Context): HttpBindings | null {
  const env: Partial<HttpBindings> | undefined = c.env
  return env?.incoming === undefined ? null : (env as HttpBindings)
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

// The entry before the last is whatever the client wrote; the last one is the proxy's own.
function lastEntry(list: string | undefined): string | undefined {
  const last = list?.split(',').at(-1)?.trim()
  return last === '' ? undefined : last
}

/** An IPv6 customer has 2^64 addresses: they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '')
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after]
  return groups.slice(0, 4).join(':')
}
