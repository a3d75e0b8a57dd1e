import { VALUE } from '../../src/content/values.ts'

/** A text file of content with plain line ends. `file` is its path from the project's root. */
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
  const before = lines.at(-1) ?? ''
  // Editors count an emoji as one character, and a text's length counts it as two.
  const pairs = before.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0
  return { file, line: lines.length, column: before.length - pairs + 1 }
}

/** The offset of a place in the text of its file: the reverse of placeAt. */
export function offsetAt(text: string, { line, column }: Pick<Place, 'line' | 'column'>): number {
  const lines = text.split('\n')
  const before = Array.from(lines[line - 1] ?? '').slice(0, column - 1)
  return [...lines.slice(0, line - 1), before.join('')].join('\n').length
}

export function placeOf({ source, start }: Spot): Place {
  return placeAt(source, start)
}

/** The spot of these words, from an offset on; the offset itself if the file does not hold the words. */
export function spotOf(source: Source, words: string, from: number): Spot {
  const start = source.text.indexOf(words, from)
  return start === -1
    ? { source, start: from, end: from }
    : { source, start, end: start + words.length }
}

/** The text of a file, with addresses, code and values blanked by \0, so that columns stay. */
export function wordsOf({ text }: Source): string {
  return text.replaceAll(
    /\]\([^)\n]{0,500}\)|\bhttps?:\S+|`[^`\n]*`|\{\{[\w. \t-]{0,80}\}\}/g,
    (part) => '\0'.repeat(part.length),
  )
}

/** In one file. A pasted file could have thousands. */
const MOST_FOUND = 50

/** The places in a file that match a pattern. @param words the file's text, or the same with some parts blanked */
export function findAll(source: Source, pattern: RegExp, words = source.text) {
  const matches = [...words.matchAll(pattern)].slice(0, MOST_FOUND)
  return matches.map(({ 0: raw, index }) => {
    return { raw, offset: index, place: placeAt(source, index) }
  })
}

/** A value between double braces, as it stands in a file. */
type ValueInText = { readonly name: string; readonly raw: string; readonly offset: number }

/** Every value that a file names, wherever it stands. */
export function valuesIn({ text }: Pick<Source, 'text'>): ValueInText[] {
  return Array.from(text.matchAll(VALUE), ({ 0: raw, 1: name = '', index: offset }) => {
    return { name, raw, offset }
  })
}
