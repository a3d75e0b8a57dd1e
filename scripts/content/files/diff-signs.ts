import { error, type Explanation, type Problem } from '../problem.ts'
import { lineStart, placeAt, type Source } from '../source.ts'

/** A text that was copied from a list of changes, where a plus stands before each line that is new. */
export function checkDiffSigns(source: Source): Problem[] {
  const { text } = source
  const [first] = text.matchAll(BEGINS)
  if (!first) return []
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const signed = lines.filter((line) => line.startsWith('+'))
  if (signed.length * 2 <= lines.length) return []
  const place = placeAt(source, text.indexOf('+', first.index))
  // Nothing of a file stands further left than its first line.
  const isSpaced = /^\+ (?=\S)/.test(signed[0] ?? '')
  const isSigned = isSpaced ? /^(?:\+(?: |$)|---[ \t]*$)/ : /^(?:\+|---[ \t]*$)/
  if (!lines.every((line) => isSigned.test(line))) return [error(place, ...MOST)]
  const plain = text.replaceAll(isSpaced ? /^\+ ?/gm : /^\+/gm, '')
  return [error(place, ...ALL, { start: 0, end: text.length, text: plain })]
}

/** A line that a text of content or settings begin with, behind a plus. */
const BEGINS = /^\+ ?(?:---[ \t]*$|(?:title|subject|intro|description):|[{[][ \t]*$|"\w+":)/gm

const SENTENCE =
  'A plus stands before the lines: they were copied from a list of changes, such as Files changed on GitHub.'
const ALL: Explanation = [SENTENCE, 'Remove the plus before every line.']
const MOST: Explanation = [
  SENTENCE,
  'Open the file itself on GitHub, choose Copy raw file, and paste that in place of everything here; a list of changes holds lines that are gone, too.',
]

/** A text, or lines of one, that were copied with the numbers that stand beside them. */
export function checkLineNumbers(source: Source): Problem[] {
  const lines = source.text.trimEnd().split('\n')
  const counted = lines.map((line, index) => Number(NUMBER.exec(line)?.[1]) - index)
  // A text from elsewhere counts as it does there; lines of this one count as they stand in it.
  const beside = counted.every((count) => count === counted[0]) ? counted[0] : 1
  const from = counted.indexOf(beside ?? 1)
  const behind = counted.findIndex((count, index) => index > from && count !== beside)
  const numbered = from === -1 ? [] : lines.slice(from, behind === -1 ? lines.length : behind)
  if (numbered.length < FEWEST) return []
  // What stands below a field is indented by two.
  const spaces = numbered.flatMap((line) => /^[ \t]*\d+( +)\S/.exec(line)?.[1]?.length ?? [])
  const number = Math.min(...spaces) === 2 ? /^[ \t]*\d+ {0,2}/ : /^[ \t]*\d+[ \t]?/
  const start = lineStart(lines, from)
  const plain = numbered.map((line) => `${line.replace(number, '')}\n`).join('')
  const end = Math.min(lineStart(lines, from + numbered.length), source.text.length)
  const edit = { start, end, text: plain }
  return [error(placeAt(source, start), ...NUMBERED, undefined, edit)]
}

const NUMBER = /^[ \t]*(\d+)(?:[ \t]|$)/

/** Fewer may be steps. */
const FEWEST = 3

const NUMBERED: Explanation = [
  'A number stands before this line and those below it: the numbers were copied with the text.',
  'Remove the number from every line, with the space behind it.',
]
