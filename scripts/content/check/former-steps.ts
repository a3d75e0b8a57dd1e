import { lineChanges } from '../line-changes.ts'
import { isPartOfAbove } from '../markdown/check-steps.ts'
import { error, type Problem } from '../problem.ts'
import { insteadOfLine } from '../source.ts'
import type { TextReading } from '../read/read-text.ts'

/** Leads whoever took the sign of a point, or the number of a step, to that line: the others follow from it. */
export function withFormerSteps(reading: TextReading, text: string, was: string): TextReading {
  const { file } = reading
  if (!reading.problems.some(isPartOfAbove)) return reading
  const lines = text.split('\n')
  const lost = lineChanges(was, text).flatMap((change) => {
    return change.is.flatMap((line, index) => {
      const former = change.was.find(
        (other) => POINT.test(other) && other.replace(POINT, '') === line.trimStart(),
      )
      return former === undefined || line.trim() === ''
        ? []
        : [{ former, index: change.now + index }]
    })
  })
  let problems = reading.problems
  for (const { former, index } of lost) {
    const empty = lines.findIndex((line, at) => at > index && line.trim() === '')
    const end = empty === -1 ? lines.length : empty
    const isOfIt = (problem: Problem) =>
      isPartOfAbove(problem) && problem.line > index && problem.line <= end
    const others = problems.filter((problem) => !isOfIt(problem))
    if (others.length === problems.length) continue
    const edit = insteadOfLine(lines, index, former)
    const sentence = 'The sign or number at the beginning of this line is gone.'
    const advice = `It was written so before:\n${former}`
    const place = { file, line: index + 1, column: 1 }
    problems = [error(place, sentence, advice, undefined, edit), ...others]
  }
  return { ...reading, problems }
}

const POINT = /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+/
