import type { Edit } from './edits.ts'

/** A text file of content, its line ends made plain. File is its path from the project's root. */
export type Source = {
  readonly file: string
  readonly text: string
  /** Where `text` is the file's with mistakes in it mended: the file's own, and how to find a place in it. */
  readonly original?: {
    readonly source: Source
    readonly offsetOf: (offset: number) => number
  }
}

/** A place in a file; line and column count from 1, in characters as editors count them. */
export type Place = { readonly file: string; readonly line: number; readonly column: number }

export function topOf(file: string): Place {
  return { file, line: 1, column: 1 }
}

export function placeAt({ file, text, original }: Source, offset: number): Place {
  if (original) return placeAt(original.source, original.offsetOf(offset))
  const lines = text.slice(0, offset).split('\n')
  return { file, line: lines.length, column: countCharacters(lines.at(-1) ?? '') + 1 }
}

/** Puts a text in the place of words that stand at a place; undefined where they are written otherwise there. */
export function editAt(
  source: Source,
  place: Place,
  words: string,
  text: string,
): Edit | undefined {
  const whole = source.original?.source ?? source
  const lines = whole.text.split('\n')
  const inLine = Array.from(lines[place.line - 1] ?? '')
    .slice(0, place.column - 1)
    .join('')
  const start = lineStart(lines, place.line - 1) + inLine.length
  if (!whole.text.startsWith(words, start)) return undefined
  return { start, end: start + words.length, text }
}

/** Where a line begins, of those that a text is made of. @param index counted from 0 */
export function lineStart(lines: readonly string[], index: number): number {
  return lines.slice(0, index).join('\n').length + Math.min(index, 1)
}

/** Where the line that an offset is in ends. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end
}

/** As editors count: an emoji is one character, of which a text's length counts two. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/** Finds the place of words, no place twice: the same words asked for again are the next ones. */
export type Finder = (words: string) => Place

/** Looks from an offset on, whose own place stands for words that are not there. */
export function createFinder(source: Source, start: number): Finder {
  const taken = new Set<number>()
  return (words) => {
    let found = source.text.indexOf(words, start)
    while (taken.has(found)) found = source.text.indexOf(words, found + 1)
    if (found !== -1) taken.add(found)
    return placeAt(source, found === -1 ? start : found)
  }
}
