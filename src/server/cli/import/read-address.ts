import { readAddress } from '../../../contract/address.ts'
import { splitAtAddresses } from '../../../contract/text-addresses.ts'
import type { CellReader } from '../table/cell.ts'
import { normalizeEmail } from '../../email-address.ts'

/** Reads an address. Adds a problem to the row if other words, or a second address, stand with it. */
export function oneAddress(cells: CellReader, column: string): string | null {
  const cell = cells.text(column)
  if (!cell || !hasMore(cell)) return cell
  cells.problems.push(`${column} '${cell}' is more than an address. Paste only one address.`)
  return null
}

function hasMore(cell: string): boolean {
  const kind = readAddress(cell)?.kind
  const address = kind === 'host' ? `https://${cell}` : cell
  if (!/https?:\/\//i.test(address) || (kind !== undefined && IN_QUERY.has(kind))) return false
  const [before, , ...rest] = splitAtAddresses(address)
  const after = rest.map((piece) => piece.text).join('')
  if (before?.text !== '' || !ENDS.test(after)) return true
  // An address within another one's path or query is part of it, as in archives.
  return /^https?:\/\/https?:|[^/=?#&:]https?:\/\//i.test(address)
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
export function readEmail(cells: CellReader, cell: string): string {
  const email = normalizeEmail(cell)
  if (email !== '' && !isEmail(email)) {
    cells.problems.push(`email '${cell}' is not an email address.`)
  }
  return email
}
