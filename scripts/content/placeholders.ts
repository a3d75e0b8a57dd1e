import { readAddress } from '../../src/content/address.ts'
import type { LinkUse } from './link-use.ts'
import { comparePlaces } from './problem.ts'

/** Addresses that only hold the place of a real one (example.org and its like), in order of place. */
export function findPlaceholders(links: readonly LinkUse[]): LinkUse[] {
  return links
    .filter(({ address }) => isPlaceholder(address))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
}

function isPlaceholder(address: string): boolean {
  if (!address.includes('example.')) return false
  const read = readAddress(address)
  if (read?.kind !== 'web' && read?.kind !== 'mail') return false
  return /(?:^|\.)example\.(?:org|com|net)$/.test(read.host)
}
