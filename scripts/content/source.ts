/** A text file of content, its line ends made plain. `file` is its path from the project's root. */
export type Source = { readonly file: string; readonly text: string }

/** A part of a file, from one offset of its text to another. */
export type Spot = { readonly source: Source; readonly start: number; readonly end: number }

/** A place in a file; line and column count from 1, in characters as editors count them. */
export type Place = { readonly file: string; readonly line: number; readonly column: number }

export function topOf(file: string): Place {
  return { file, line: 1, column: 1 }
}

export function placeAt({ file, text }: Source, offset: number): Place {
  const lines = text.slice(0, offset).split('\n')
  return { file, line: lines.length, column: countCharacters(lines.at(-1) ?? '') + 1 }
}

export function placeOf({ source, start }: Spot): Place {
  return placeAt(source, start)
}

/** Where words stand behind an offset; the offset's own place where the words are written otherwise. */
export function spotOf(source: Source, words: string, from: number): Spot {
  const found = source.text.indexOf(words, from)
  return found === -1
    ? { source, start: from, end: from }
    : { source, start: found, end: found + words.length }
}

/** A file is looked through for so many places of a kind: pasted rubbish needs no thousand. */
const MOST_FOUND = 50

/** The places of a file that fit a pattern. @param words the text, or one in which what does not count is blanked */
export function findAll(source: Source, pattern: RegExp, words = source.text) {
  const found = [...words.matchAll(pattern)].slice(0, MOST_FOUND)
  return found.map(({ 0: raw, index }) => {
    return { raw, offset: index, place: placeAt(source, index) }
  })
}

/** Where the line that an offset is in ends. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end
}

/** As editors count: an emoji is one character, of which a text's length counts two. */
function countCharacters(text: string): number {
  return Array.from(text).length
}
