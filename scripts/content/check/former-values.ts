import { lineChanges } from '../line-changes.ts'
import type { Problem } from '../problem.ts'
import type { TextReading } from '../read/read-text.ts'

/** Says of fields behind which nothing stands any more what stood there before. */
export function withFormerValues(reading: TextReading, text: string, was: string): TextReading {
  if (!reading.problems.some(isEmptied)) return reading
  const lines = text.split('\n')
  const former = new Map(
    lineChanges(was, text).flatMap(({ was: before, is, now }) =>
      before.length === is.length
        ? before.map((line, index): [number, string] => [now + index, line])
        : [],
    ),
  )
  const problems = reading.problems.map((problem): Problem => {
    const [at, line] = [problem.line - 1, lines[problem.line - 1] ?? '']
    const before = former.get(at) ?? ''
    const name = /^\s*(?:- )?\s*\w+:(?=\s*(?:""|'')?\s*$)/.exec(line)?.[0]
    if (!isEmptied(problem) || name === undefined || !before.startsWith(`${name} `)) return problem
    const start = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0)
    const suggestion = { start, end: start + line.length, text: before }
    const advice = `Write what is true now. Before it was: ${before.trim()}`
    return { ...problem, advice, suggestion }
  })
  return { ...reading, problems }
}

function isEmptied({ sentence, repair }: Problem): boolean {
  return sentence.startsWith('Nothing stands behind ') && !repair
}
