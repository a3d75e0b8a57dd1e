import { printable } from '../../system/escape.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import type { Place } from '../source.ts'

/** Finds the line of a place, as its writer sees it; null if there is none to show. */
export type LineOf = (place: Place) => string | null

/** Looks lines up in the files that were checked. */
export function linesOf(files: ContentFiles): LineOf {
  return ({ file, line }) => {
    const content = files.get(file)
    // A stray file may be anything: a picture, a program.
    if (content === undefined || !/\.(?:md|json)$/.test(file)) return null
    return plainText(content).split('\n')[line - 1] ?? null
  }
}

/** How many characters of a long line are shown on either side of the column. */
const SIDE = 50

/** A line with its number, and below it a caret under the column. */
export function excerpt(line: string, { line: number, column }: Place): readonly [string, string] {
  const characters = Array.from(line, (character) => printable(character))
  const start = Math.max(0, column - 1 - SIDE)
  const before = (start > 0 ? '…' : '') + characters.slice(start, column - 1).join('')
  const after = characters.slice(column - 1, column - 1 + SIDE).join('')
  const gutter = ' '.repeat(String(number).length)
  const isCut = column - 1 + SIDE < characters.length
  return [
    `${number} | ${before}${after}${isCut ? '…' : ''}`.trimEnd(),
    // An accent of its own takes no room. Only the screen knows the width of a tab.
    `${gutter} | ${before.replaceAll(/\p{M}/gu, '').replaceAll(/[^\t]/gu, ' ')}^`,
  ]
}
