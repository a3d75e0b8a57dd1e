import { normalizeEmail } from '../../email-address.ts'
import type { CellReader } from '../table/cell.ts'

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
