import { lineChanges } from '../line-changes.ts'
import { isOfCells } from '../markdown/check-cells.ts'
import type { TextReading } from '../read/read-text.ts'

/** Shows the row of a table as it was, where it lost a bar or has one too many since. */
export function withFormerRows(reading: TextReading, text: string, was: string): TextReading {
  if (!reading.problems.some(isOfCells)) return reading
  const lines = text.split('\n')
  const changes = lineChanges(was, text)
  const problems = reading.problems.map((problem) => {
    if (!isOfCells(problem) || problem.suggestion) return problem
    const index = problem.line - 1
    const change = changes.find(({ now, is }) => now <= index && index < now + is.length)
    // Which of several rows it was is only known where as many stand there as before.
    const former =
      change?.was.length === change?.is.length ? change?.was[index - change.now] : undefined
    if (former === undefined || !former.includes('|')) return problem
    const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0)
    const suggestion = { start, end: start + (lines[index] ?? '').length, text: former }
    return { ...problem, advice: `It was written so before:\n${former}`, suggestion }
  })
  return { ...reading, problems }
}
