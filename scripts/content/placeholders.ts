import { readAddress } from '../../src/content/address.ts'
import type { LinkingText, LinkUse } from './link-use.ts'
import { comparePlaces } from './problem.ts'

/** Addresses that only hold the place of a real one (example.org and its like), in order of place. */
export function findPlaceholders(texts: readonly LinkingText[]): LinkUse[] {
  return texts.flatMap(placeholdersOf).toSorted((a, b) => comparePlaces(a.place, b.place))
}

/** Texts that are remembered from an earlier run are not looked through again. */
function placeholdersOf(text: LinkingText): readonly LinkUse[] {
  const known = found.get(text) ?? text.links.filter(({ address }) => isPlaceholder(address))
  found.set(text, known)
  return known
}

const found = new WeakMap<LinkingText, readonly LinkUse[]>()

function isPlaceholder(address: string): boolean {
  if (!address.includes('example.')) return false
  const read = readAddress(address)
  if (read?.kind !== 'web' && read?.kind !== 'mail') return false
  return /(?:^|\.)example\.(?:org|com|net)$/.test(read.host)
}
