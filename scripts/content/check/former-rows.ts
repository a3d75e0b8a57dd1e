import { formerLine, lineChanges } from '../line-changes.ts'
import { isOfCells } from '../markdown/check-cells.ts'
import type { TextReading } from '../read/read-text.ts'
import { insteadOfLine } from '../source.ts'

/** Shows the row of a table as it was, where it lost a bar or has one too many since. */
export function withFormerRows(reading: TextReading, text: string, was: string): TextReading {
  if (!reading.problems.some(isOfCells)) return reading
  const lines = text.split('\n')
  const changes = lineChanges(was, text)
  const problems = reading.problems.map((problem) => {
    if (!isOfCells(problem) || problem.suggestion) return problem
    const index = problem.line - 1
    const former = formerLine(changes, index)
    if (former === undefined || !former.includes('|')) return problem
    const suggestion = insteadOfLine(lines, index, former)
    return { ...problem, advice: `It was written so before:\n${former}`, suggestion }
  })
  return { ...reading, problems }
}
