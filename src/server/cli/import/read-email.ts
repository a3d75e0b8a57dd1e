import type { CellReader } from '../table/cell.ts'

const ADDRESS = /^[^\s@<>"',;:\\/()[\]]+@[^\s@<>"',;:\\/()[\]]+\.[^\s@.<>"',;:\\/()[\]]+$/

export function isEmail(text: string): boolean {
  return ADDRESS.test(text)
}

/** Adds a problem to the row unless it is an email address. */
export function readEmail(cells: CellReader, email: string): string {
  if (email !== '' && !isEmail(email)) {
    cells.problems.push(`email '${email}' is not an email address.`)
  }
  return email
}
