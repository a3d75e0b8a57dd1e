import { error, type Explanation, type Problem } from '../problem.ts'
import { lineStart, placeAt, type Source } from '../source.ts'

/** A text, or lines of one, that were copied with the numbers that stand beside them. */
export function checkLineNumbers(source: Source): Problem[] {
  const lines = source.text.trimEnd().split('\n')
  const counted = lines.map((line, index) => Number(NUMBER.exec(line)?.[1]) - index)
  // A text from elsewhere counts as it does there; lines of this one count as they stand in it.
  const [first = 1] = counted
  const beside = counted.every((count) => count === first) ? first : 1
  const from = counted.indexOf(beside)
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
