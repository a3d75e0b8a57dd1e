import { countCharacters, type Place } from '../source.ts'
import { visible, widthOf } from './width.ts'

/** How many characters of a long line are shown on either side of the column. */
const SIDE = 50

/** A line with its number, and below it a caret under the column. */
export function excerpt(line: string, { line: number, column }: Place): readonly [string, string] {
  const { before, after } = cut(line, column)
  const gutter = ' '.repeat(String(number).length)
  return [`${number} | ${before}${after}`.trimEnd(), `${gutter} | ${blank(before)}^`]
}

/** The line in two parts at the column, no more of it than fits a screen. */
function cut(line: string, column: number): { before: string; after: string } {
  const [left, right] = splitAt(line, column)
  // Far more than is shown, so that no character is cut in two, and a line of a megabyte takes no time.
  const before = characters(left.slice(-SIDE * 20))
  const after = characters(right.slice(0, SIDE * 20))
  // What does not fit on one side is room for the other.
  const showBefore = SIDE + Math.max(0, SIDE - after.length)
  const showAfter = SIDE + Math.max(0, SIDE - before.length)
  return {
    before: (before.length > showBefore ? '…' : '') + before.slice(-showBefore).join(''),
    after: after.slice(0, showAfter).join('') + (after.length > showAfter ? '…' : ''),
  }
}

/** Columns count whole characters, of which some take two units of a JavaScript text. */
function splitAt(line: string, column: number): readonly [string, string] {
  const left = Array.from(line)
    .slice(0, column - 1)
    .join('')
  return [left, line.slice(left.length)]
}

/** Where the word that begins at a column ends: the column behind it. */
export function wordEnd(line: string, column: number): number {
  const word = /^\S+/.exec(splitAt(line, column)[1])?.[0] ?? ''
  return column + Math.max(1, countCharacters(word))
}

// Made when there is something to show: it takes as long as ten cards to read.
let segmenter: Intl.Segmenter | undefined

function characters(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => visible(segment))
}

/** A line to be typed, with nothing in it that would move the cursor. */
export function visibleLine(line: string): string {
  return characters(line).join('')
}

/** As much white space as the text is wide; a tab stays a tab, whose width only the screen knows. */
function blank(text: string): string {
  return characters(text)
    .map((character) => (character === '\t' ? '\t' : ' '.repeat(widthOf(character))))
    .join('')
}
