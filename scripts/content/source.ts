/** A text file of content, its line ends made plain. File is its path from the project's root. */
export type Source = {
  readonly file: string
  readonly text: string
  /** For a text with its slips mended, so that what is behind them can be looked at: the one in the file. */
  readonly written?: { readonly source: Source; readonly offsetOf: (offset: number) => number }
}

/** A place in a file; line and column count from 1, in characters as editors count them. */
export type Place = { readonly file: string; readonly line: number; readonly column: number }

export function placeAt(source: Source, offset: number): Place {
  const { written } = source
  if (written) return placeAt(written.source, written.offsetOf(offset))
  const lines = source.text.slice(0, offset).split('\n')
  const column = countCharacters(lines.at(-1) ?? '') + 1
  return { file: source.file, line: lines.length, column }
}

/** As editors count: an emoji is one character, of which a text's length counts two. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/** Finds the places of words, one behind the other: the same words asked for again are the next ones. */
export type Finder = (words: string) => Place

/** Begins to look at `start`, which is asked for only when there is something to find. */
export function createFinder(source: Source, start: () => number): Finder {
  let from: number | null = null
  return (words) => {
    from ??= start()
    const found = source.text.indexOf(words, from)
    const place = placeAt(source, found === -1 ? from : found)
    if (found !== -1) from = found + words.length
    return place
  }
}

/** The place of `words` in the file at or after `offset`; of the offset itself when they are not there. */
export function placeOf(source: Source, words: string, offset: number): Place {
  const found = source.text.indexOf(words, offset)
  return placeAt(source, found === -1 ? offset : found)
}
