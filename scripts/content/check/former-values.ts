import { isEmptied } from '../fields/explain-shape.ts'
import { formerLine, lineChanges } from '../line-changes.ts'
import type { Problem } from '../problem.ts'
import type { TextReading } from '../read/read-text.ts'
import { insteadOfLine } from '../source.ts'

/** Says of fields behind which nothing stands any more what stood there before. */
export function withFormerValues(reading: TextReading, text: string, was: string): TextReading {
  if (!reading.problems.some(isEmptied)) return reading
  const lines = text.split('\n')
  const changes = lineChanges(was, text)
  const problems = reading.problems.map((problem): Problem => {
    const [at, line] = [problem.line - 1, lines[problem.line - 1] ?? '']
    const before = formerLine(changes, at) ?? ''
    const name = /^\s*(?:- )?\s*\w+:(?=\s*(?:""|'')?\s*$)/.exec(line)?.[0]
    if (!isEmptied(problem) || name === undefined || !before.startsWith(`${name} `)) return problem
    const suggestion = insteadOfLine(lines, at, before)
    const advice = `Write what is true now. Before it was: ${before.trim()}`
    return { ...problem, advice, suggestion }
  })
  return { ...reading, problems }
}
