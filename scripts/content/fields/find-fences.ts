import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

const FENCE = '---'

/** What a word processor or a telephone makes of three hyphens. */
const ALTERED_FENCE = /^(?:[-–—]{1,3}|-{4,})$/

export type Fences = {
  /** Where the fields begin, and where they end: before the line break of their last line. */
  readonly start: number
  readonly end: number
  /** Where the text below the closing fence begins. */
  readonly bodyStart: number
}

/** Finds the two lines of three hyphens; null where they are not as they should be, and why. */
export function findFences(source: Source): {
  readonly fences: Fences | null
  readonly problems: readonly Problem[]
} {
  const { text } = source
  const lines = text.split('\n')
  const opening = lines[0]?.trimEnd() ?? ''
  if (opening !== FENCE) {
    return { fences: null, problems: [explainOpening(source, lines)] }
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE))
  const end = lines.slice(0, closing).join('\n').length
  if (lines[closing]?.trimEnd() === FENCE) {
    const bodyStart = Math.min(text.length, end + 1 + (lines[closing] ?? '').length + 1)
    return { fences: { start: text.indexOf('\n') + 1, end, bodyStart }, problems: [] }
  }
  const altered =
    closing === -1
      ? lines.findIndex((line) => ALTERED_FENCE.test(line.trimEnd()) && line.trimEnd() !== FENCE)
      : closing
  if (altered === -1) {
    return { fences: null, problems: [error(placeAt(source, 0), ...NEVER_CLOSED)] }
  }
  const start = lines.slice(0, altered).join('\n').length + 1
  const written = (lines[altered] ?? '').trimEnd()
  const repair = { start, end: start + written.length, text: FENCE }
  const [sentence, advice] = written.startsWith(FENCE) ? BADLY_CLOSED : NOT_HYPHENS
  const sure = ALTERED_FENCE.test(written) ? repair : undefined
  return { fences: null, problems: [error(placeAt(source, start), sentence, advice, sure)] }
}

function explainOpening(source: Source, lines: readonly string[]): Problem {
  const opening = (lines[0] ?? '').trimEnd()
  const first = lines.findIndex((line) => line.trim() !== '')
  const start = first <= 0 ? 0 : lines.slice(0, first).join('\n').length + 1
  if (first > 0 && lines[first]?.trimEnd() === FENCE) {
    return error(placeAt(source, 0), ...EMPTY_LINE, { start: 0, end: start, text: '' })
  }
  if (ALTERED_FENCE.test(opening)) {
    const repair = { start: 0, end: opening.length, text: FENCE }
    return error(placeAt(source, 0), ...NOT_HYPHENS, repair)
  }
  return error(placeAt(source, 0), ...(/^---+ *[a-z]/i.test(opening) ? OTHER_LANGUAGE : NO_FIELDS))
}

const NO_FIELDS: Explanation = [
  'The file does not begin with its fields.',
  'Put --- on the first line, the fields such as title: below it, and --- on a line of its own after them.',
]
const EMPTY_LINE: Explanation = [
  'An empty line stands before the fields.',
  'Remove it, so that --- is the first line.',
]
const NOT_HYPHENS: Explanation = [
  'This line should be three hyphens.',
  'Write --- and nothing else; some programs turn hyphens into a dash.',
]
const OTHER_LANGUAGE: Explanation = [
  'Only plain fields can stand at the top of a file, no program and no other language.',
  'Put --- alone on the first line, and fields written as name: value below it.',
]
const NEVER_CLOSED: Explanation = [
  'The fields at the top of the file are never closed.',
  'Put --- on a line of its own below the last field.',
]
const BADLY_CLOSED: Explanation = [
  'More than three hyphens stand on the line that closes the fields.',
  'Put --- and nothing else on this line.',
]
