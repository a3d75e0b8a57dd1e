import type { CellReader } from '../table/cell.ts'

const ADDRESS = /^[^\s@<>"',;:\\/()[\]]+@[^\s@<>"',;:\\/()[\]]+\.[^\s@.<>"',;:\\/()[\]]+$/

export function isEmail(text: string): boolean {
  return ADDRESS.test(text)
}

/** An email address; anything else is a problem of the row. */
export function readEmail(cells: CellReader, email: string): string {
  if (email !== '' && !isEmail(email)) {
    cells.problems.push(`email '${email}' is not an email address.`)
  }
  return email
}
