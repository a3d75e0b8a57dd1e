import { readAddress } from '../../../src/contract/address.ts'
import { cardId, folderOf, pagePath } from '../read/read-page.ts'
import type { Target } from './reference.ts'

/** What an address of the portal leads to; null where it leads out, or to none of the pages. */
export function addressTarget(address: string, slugs: ReadonlySet<string>): Target | null {
  const read = readAddress(address)
  const path = read?.kind === 'portal' ? read.path : foreignPath(address)
  const page = [...slugs].find((slug) => pagePath(slug) === path)
  if (page === undefined) return null
  const named = cardIn(address)
  // A whole address is one of ours only where it opens a card: any website may have a page /payments.
  if (read?.kind !== 'portal' && named === null) return null
  return { kind: 'address', page, card: named === null ? null : cardId(page, named) }
}

/** The address as it must be written when the page and the card are called otherwise; the rest of it stays. */
export function rewriteAddress(written: string, to: Target & { kind: 'address' }): string {
  const [, origin = '', rest = ''] = /^([a-z]+:\/\/[^/]*)?(.*)$/is.exec(written) ?? []
  const [, query = '', hash = ''] = /^[^?#]*([^#]*)(.*)$/s.exec(rest) ?? []
  const { card, page } = to
  const name = card === null ? '' : folderOf(card) === page ? card.slice(page.length + 1) : card
  const renamed = query.replace(/([?&]card=)[^&]*/, (_, before: string) => before + name)
  return `${origin}${pagePath(page)}${card === null ? query : renamed}${hash}`
}

function foreignPath(address: string): string | null {
  return /^https?:\/\/[^/?#]+([^?#]*)/i.exec(address)?.[1] ?? null
}

function cardIn(address: string): string | null {
  const query = /\?([^#]*)/.exec(address)?.[1]
  return new URLSearchParams(query).get('card')
}
