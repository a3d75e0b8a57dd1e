/** A row of a table, or an object of a list. */
export type Row = {
  /** Its place in the file: 'line 3', 'item 2'. */
  readonly place: string
  /** By column; trimmed, without empty cells. */
  readonly cells: ReadonlyMap<string, string>
  /** Why it could not be split into cells. */
  readonly problems: readonly string[]
}

/** An error in a file, and its place. */
export type Problem = { readonly place: string; readonly text: string }

export type Table = {
  readonly columns: readonly string[]
  /** Can be iterated once. */
  readonly rows: AsyncIterable<Row> | Iterable<Row>
}

/** A file that cannot be read at all; the message says why and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
