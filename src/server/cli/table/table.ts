import { StartError } from '../../start-error.ts'

/** A row of a table, or an object of a list. */
export type Row = {
  /** Its place in the file: 'line 3', 'item 2'. */
  readonly place: string
  /** By column, as written. */
  readonly cells: ReadonlyMap<string, string>
  /** Why it could not be split into cells. */
  readonly problems: readonly string[]
}

/** An error in a file, and its place. */
export type Problem = { readonly place: string; readonly text: string }

export type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** The columns whose cells are taken as they are written. */
export const LITERAL_COLUMNS: ReadonlySet<string> = new Set(['password'])

/** A file that cannot be read at all; the message says why and what to do. */
export class UnreadableFile extends StartError {}

/** More than any school has; a larger file would not fit into memory. */
const MOST_ROWS = 100_000
const TOO_MANY = `The file has more than ${MOST_ROWS.toLocaleString('en')} rows: import it in parts.`

/** @throws {UnreadableFile} for more rows than fit into memory */
export function limitRows(count: number): void {
  if (count > MOST_ROWS) throw new UnreadableFile(TOO_MANY)
}

const MOST_COLUMNS = 200

/** Called before a row is kept: with so many cells in each, a small file would not fit into memory. */
export function limitColumns(count: number): void {
  if (count <= MOST_COLUMNS) return
  throw new UnreadableFile(`There are ${count} columns, and at most ${MOST_COLUMNS} are read.`)
}

/** Adds the name of what was read to the error. */
export async function withName<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new UnreadableFile(`${name}: ${error.message}`, { cause: error })
  }
}
