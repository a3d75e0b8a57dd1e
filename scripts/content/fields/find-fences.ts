import type { Explanation } from '../problem.ts'
import type { Mistake } from './mistake.ts'

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

/** Finds the two lines of three hyphens, or why they are not as they should be. */
export function findFences(text: string): Fences | Mistake {
  const lines = text.split('\n')
  const startOf = (line: number): number =>
    lines.slice(0, line).join('\n').length + Math.min(line, 1)
  const shown = (line: number): string => (lines[line] ?? '').trimEnd()
  const altered = (line: number, explanation: Explanation): Mistake => {
    const start = startOf(line)
    const repair = { start, end: start + shown(line).length, text: FENCE }
    const isSure = ALTERED_FENCE.test(shown(line))
    return { offset: start, explanation, repair: isSure ? repair : undefined }
  }

  if (shown(0) !== FENCE) {
    if (ALTERED_FENCE.test(shown(0))) return altered(0, NOT_HYPHENS)
    const first = lines.findIndex((line) => line.trim() !== '')
    if (first > 0 && shown(first) === FENCE) {
      return {
        offset: 0,
        explanation: EMPTY_LINE,
        repair: { start: 0, end: startOf(first), text: '' },
      }
    }
    return { offset: 0, explanation: /^---+ *[a-z]/i.test(shown(0)) ? OTHER_LANGUAGE : NO_FIELDS }
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE))
  if (shown(closing) === FENCE) {
    const bodyStart = Math.min(text.length, startOf(closing + 1))
    return { start: startOf(1), end: startOf(closing) - 1, bodyStart }
  }
  if (closing !== -1) return altered(closing, BADLY_CLOSED)
  const dashes = lines.findIndex((_, index) => index > 0 && ALTERED_FENCE.test(shown(index)))
  return dashes === -1 ? { offset: 0, explanation: NEVER_CLOSED } : altered(dashes, NOT_HYPHENS)
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
