/** A text file of content, its line ends made plain. File is its path from the project's root. */
export type Source = { readonly file: string; readonly text: string }

/** A place in a file; line and column count from 1, in characters as editors count them. */
export type Place = { readonly file: string; readonly line: number; readonly column: number }

export function placeAt(source: Source, offset: number): Place {
  const before = source.text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    file: source.file,
    line: before.split('\n').length,
    column: offset - lineStart + 1,
  }
}

/** The place of `words` in the file at or after `offset`; of the offset itself when they are not there. */
export function placeOf(source: Source, words: string, offset: number): Place {
  const found = source.text.indexOf(words, offset)
  return placeAt(source, found === -1 ? offset : found)
}
