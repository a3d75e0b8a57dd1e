import { contentAddress as readAddress, type Address } from '../../src/contract/address.ts'
import type { Place } from './source.ts'

/** A link somewhere in content, its values filled in. */
export type LinkUse = {
  readonly address: string
  /** Where it leads; null when it cannot be used. */
  readonly leads: Address | null
  /** Whether it only holds the place of a real address: example.org and its like. */
  readonly isPlaceholder: boolean
  readonly place: Place
}

/** A link whose place is looked up only when somebody asks for it: most links are sound. */
export function linkUse(address: string, locate: () => Place): LinkUse {
  const leads = readAddress(address)
  let place: Place | undefined
  return {
    address,
    leads,
    isPlaceholder: isPlaceholder(leads),
    get place() {
      place ??= locate()
      return place
    },
  }
}

/** The links of one text, or of the JSON files, that have to be looked at when all pages are known. */
export type LinkingText = {
  /** The page it stands on; null for JSON files, and for cards, which any page can show. */
  readonly page: string | null
  readonly links: readonly LinkUse[]
}

/** A link that leads out of the portal, to a real address, is sound whatever else is there. */
export function linkingText(page: string | null, links: readonly LinkUse[]): LinkingText {
  return { page, links: links.filter((link) => !leadsOut(link) || link.isPlaceholder) }
}

function leadsOut({ leads }: LinkUse): boolean {
  return leads !== null && leads.kind !== 'portal' && leads.kind !== 'anchor'
}

function isPlaceholder(leads: Address | null): boolean {
  if (leads?.kind !== 'web' && leads?.kind !== 'mail') return false
  return /(?:^|\.)example\.(?:org|com|net)$/.test(leads.host)
}
