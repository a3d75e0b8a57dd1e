import { contentAddress, type Address } from '../../src/contract/address.ts'
import type { Place } from './source.ts'

/** A link in content, its values filled in, that has to be looked at when all pages are known. */
export type LinkUse = { readonly address: string; readonly place: Place }

/** None for a link that leads out of the portal to a real address: it is sound whatever else is there. */
export function linkUse(address: string, place: () => Place): LinkUse[] {
  const leads = contentAddress(address)
  const isSound = leads !== null && leads.kind !== 'portal' && leads.kind !== 'anchor'
  return isSound && !isPlaceholder(leads) ? [] : [{ address, place: place() }]
}

/** Whether an address only holds the place of the real one: example.org and its like. */
export function isPlaceholder(leads: Address | null): boolean {
  if (leads?.kind !== 'web' && leads?.kind !== 'mail') return false
  return /(?:^|\.)example\.(?:org|com|net)$/.test(leads.host)
}
