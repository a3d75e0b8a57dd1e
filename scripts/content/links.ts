import { contentAddress, type Address } from '../../src/contract/address.ts'
import type { Place } from './source.ts'

/** A link in content, its values filled in; whether it leads to something is looked at when all pages are known. */
export type LinkUse = {
  readonly address: string
  /** What the address is; null when it cannot be used. */
  readonly leads: Address | null
  readonly place: Place
  /** The address with its values as they stand in the file. */
  readonly written: string
}

export function linkUse(address: string, place: Place, written = address): LinkUse {
  return { address, leads: contentAddress(address), place, written }
}

/** Whether an address only holds the place of the real one: example.org and its like. */
export function isPlaceholder({ leads }: LinkUse): boolean {
  if (leads?.kind !== 'web' && leads?.kind !== 'mail') return false
  return /(?:^|\.)example\.(?:org|com|net)$/.test(leads.host)
}
