import { isIP } from 'node:net'

/**
 * Normalises an address from a proxy or a socket: without a port, and IPv4-mapped IPv6 as IPv4. Null for
 * anything else, such as 'unknown'.
 */
export function parseIp(text: string): string | null {
  const bare = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  const address = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? null : address
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
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0)
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
