import { isIP } from 'node:net'

/**
 * An address as a proxy or a socket writes it, in one spelling: without a port, IPv4 as IPv4. Null for
 * anything else, such as 'unknown'.
 */
export function parseIp(text: string): string | null {
  const bare = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  const address = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? null : address
}

/**
 * The networks that attempts from an address are counted by, the narrow one first. Of IPv6 a customer
 * has a /64 at least, and a site a /48.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (isIP(address) !== 6) return [address]
  return [network(address, 64), network(address, 48)]
}

/** What a provider has of IPv6, a /32: its customers can have many sites. Null for IPv4, where one address costs money. */
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
