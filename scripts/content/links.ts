import { contentAddress } from '../../src/contract/address.ts'
import type { Place } from './source.ts'

/** A link in content, its values filled in; where it leads is looked at when all pages are known. */
export type LinkUse = { readonly address: string; readonly place: Place }

/** Whether an address only holds the place of the real one: example.org and its like. */
export function isPlaceholder({ address }: LinkUse): boolean {
  const leads = contentAddress(address)
  if (leads?.kind !== 'web' && leads?.kind !== 'mail') return false
  return /(?:^|\.)example\.(?:org|com|net)$/.test(leads.host)
}
