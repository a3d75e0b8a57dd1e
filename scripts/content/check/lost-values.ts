import { lineChanges } from '../line-changes.ts'
import type { Problem } from '../problem.ts'
import { lackedValue } from '../read/check-mail-values.ts'
import type { TextReading } from '../read/read-text.ts'

/** Leads whoever took a value out of a mail to the line where it stood. */
export function withLostValues(reading: TextReading, text: string, was: string): TextReading {
  if (reading.kind !== 'mail') return reading
  const problems = reading.problems.map((problem) => {
    const value = lackedValue(problem)
    return value === null ? problem : (atFormerLine(problem, value, text, was) ?? problem)
  })
  return { ...reading, problems }
}

function atFormerLine(problem: Problem, value: string, text: string, was: string): Problem | null {
  const change = lineChanges(was, text).find((some) => some.was.join('\n').includes(value))
  if (!change) return null
  const { is, now } = change
  const index = change.was.findIndex((line) => line.includes(value))
  const lines = text.split('\n')
  const before = (change.was[index] ?? '').trim()
  if (is.length === 0) {
    // At a line with words: an empty one says nothing of where it is.
    const above = lines.slice(0, now).findLastIndex((line) => line.trim() !== '')
    const start = lines.slice(0, above + 1).join('\n').length
    const suggestion = { start, end: start, text: `\n\n${before}` }
    const advice = 'Write it again below this line, with an empty line between:'
    return { ...problem, line: above + 1, column: 1, advice, suggestion }
  }
  const at = Math.min(index, is.length - 1)
  const column = (/^\s*/.exec(is[at] ?? '')?.[0].length ?? 0) + 1
  return {
    ...problem,
    line: now + at + 1,
    column,
    advice: `Write ${value} here, as it was:\n${before}`,
  }
}
