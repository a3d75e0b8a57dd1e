/** How many rows one statement reads or writes: the engines limit its parameters. */
const ROWS_AT_ONCE = 500

export function* chunksOf<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) yield all.slice(at, at + ROWS_AT_ONCE)
}
