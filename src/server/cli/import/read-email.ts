import type { CellReader } from '../table/cell.ts'

const ADDRESS = /^[^\s@<>"',;:\\/()[\]]+@[^\s@<>"',;:\\/()[\]]+\.[^\s@.<>"',;:\\/()[\]]+$/

/** An email address; anything else is a problem of the row. */
export function readEmail(cells: CellReader, email: string): string {
  if (email !== '' && !ADDRESS.test(email)) {
    cells.problems.push(`email '${email}' is not an email address.`)
  }
  return email
}
