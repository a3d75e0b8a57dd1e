import { readAddress } from '../../../contract/address.ts'
import { splitAtAddresses } from '../../../contract/text-addresses.ts'
import type { CellReader } from '../table/cell.ts'
import { normalizeEmail } from '../../email-address.ts'

/** Reads an address. Adds a problem to the row if other words, or a second address, stand with it. */
export function oneAddress(cells: CellReader, column: string): string | null {
  const written = cells.text(column)
  if (!written || !hasMore(written)) return written
  cells.problems.push(`${column} '${written}' is more than an address. Paste only one address.`)
  return null
}

function hasMore(written: string): boolean {
  const kind = readAddress(written)?.kind
  const text = kind === 'host' ? `https://${written}` : written
  if (!/https?:\/\//i.test(text) || (kind !== undefined && IN_QUERY.has(kind))) return false
  const [before, , ...rest] = splitAtAddresses(text)
  const after = rest.map((piece) => piece.text).join('')
  if (before?.text !== '' || !ENDS.test(after)) return true
  // An address within another one's path or query is part of it, as in archives.
  return /^https?:\/\/https?:|[^/=?#&:]https?:\/\//i.test(text)
}

/** The signs of a sentence that an address may end with, or a path with a blank in it. */
const ENDS = /^(?:[!?*'’)\]}]*|\s[^:]*\/[^:]*)$/

/** Kinds that may carry a web address in their query. */
const IN_QUERY = new Set(['mail', 'phone', 'portal'])

const WORD = String.raw`[^\s@<>"',;:\\/()[\].]+`
const ADDRESS = new RegExp(`^${WORD}(?:\\.${WORD})*@${WORD}(?:\\.${WORD})+$`)

export function isEmail(text: string): boolean {
  return ADDRESS.test(text)
}

/** The address as it is stored. Adds a problem to the row unless it is an email address. */
export function readEmail(cells: CellReader, written: string): string {
  const email = normalizeEmail(written)
  if (email !== '' && !isEmail(email)) {
    cells.problems.push(`email '${written}' is not an email address.`)
  }
  return email
}
