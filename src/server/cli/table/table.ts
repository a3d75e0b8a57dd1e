/** One entry of a file that somebody filled in: a line of a table, an object of a list. */
export type Row = {
  /** Where it stands, as its author would look for it: 'line 3', 'item 2'. */
  readonly place: string
  /** By column; cells are trimmed, and those left empty are missing. */
  readonly cells: ReadonlyMap<string, string>
  /** Why it could not be told apart into cells. */
  readonly problems: readonly string[]
}

/** What is wrong with a file, and where. */
export type Problem = { readonly place: string; readonly text: string }

export type Table = {
  readonly columns: readonly string[]
  /** Read while they are gone through, once. */
  readonly rows: AsyncIterable<Row> | Iterable<Row>
}

/** A file that cannot be read at all; the message says why, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
