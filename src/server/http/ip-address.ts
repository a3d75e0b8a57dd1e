import { isIP, SocketAddress } from 'node:net'

/**
 * Normalises an address from a proxy or a socket: without a port or zone, and IPv4-mapped IPv6 as IPv4. Any other
 * word of a proxy, such as 'unknown', stays.
 */
export function normalizeAddress(text: string): string {
  const address = text
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([^:]+):\d+$/, '$1')
  if (isIP(address) !== 6) return address
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * The networks by which attempts from an address are counted, the narrowest first. With IPv6 a customer has
 * at least a /64, and a site has a /48.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (isIP(address) !== 6) return [address]
  return [network(address, 64), network(address, 48)]
}

/** A provider's IPv6 network, a /32. Null for IPv4, where each address costs money. */
export function providerOf(address: string): string | null {
  return isIP(address) === 6 ? network(address, 32) : null
}

function network(address: string, bits: number): string {
  return `${groupsOf(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

// The last 64 bits do not matter, so an IPv4 address at the end may count as one group.
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const gap = Math.max(8 - before.length - after.length, 0)
  return [...before, ...Array<string>(gap).fill('0'), ...after]
}
