import { lineChanges } from '../line-changes.ts'
import { error, formatProblem, warning } from '../problem.ts'
import { lackedValue } from '../read/check-mail-values.ts'
import { readText, type TextReading } from '../read/read-text.ts'
import { countCharacters, insteadOfLine } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** Says where a value was taken out of a line whose other words stayed, in place of what follows from it. */
export function withGoneValues(
  reading: TextReading,
  text: string,
  was: string,
  vocabulary: Vocabulary,
): TextReading {
  return lineChanges(was, text)
    .flatMap(({ was: before, is, now }) =>
      before.length === is.length ? before.map((line, index) => ({ line, at: now + index })) : [],
    )
    .reduce((told, { line, at }) => {
      const lines = text.split('\n')
      const gone = goneValue(line, lines[at] ?? '')
      const isTold = told.problems.some((problem) => lackedValue(problem) === gone?.raw)
      return gone && !isTold ? replaced(told, lines, { line, at, gone }, vocabulary) : told
    }, reading)
}

/** A value that stood in a line, and in which column. */
type Gone = { readonly raw: string; readonly at: number }

function goneValue(was: string, is: string): Gone | null {
  const found = Array.from(was.matchAll(/\{\{ *[\w.]+ *\}\}/g)).flatMap(({ 0: raw, index }) => {
    const [left, right] = [was.slice(0, index), was.slice(index + raw.length).trimStart()]
    const isGone = is.startsWith(left.trimEnd()) && is.endsWith(right)
    const spaces = is.length - left.trimEnd().length - right.length
    const isApart = spaces >= 0 && is.slice(left.length, is.length - right.length).trim() === ''
    return isGone && isApart ? [{ raw, at: Math.min(left.length, is.length) }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The reading with this told, without what is not said once the line is as it was. */
function replaced(
  reading: TextReading,
  lines: readonly string[],
  { line, at, gone }: { line: string; at: number; gone: Gone },
  vocabulary: Vocabulary,
): TextReading {
  const { file, problems } = reading
  const back = readText(file, lines.toSpliced(at, 1, line).join('\n'), vocabulary).problems
  const isBack = new Set(back.map(formatProblem))
  const others = problems.filter((problem) => isBack.has(formatProblem(problem)))
  // A value that is not there any more cannot be put back.
  if (back.length > others.length) return reading
  const edit = insteadOfLine(lines, at, line)
  const column = countCharacters((lines[at] ?? '').slice(0, gone.at)) + 1
  const isError = problems.some(
    (problem) => problem.severity === 'error' && !others.includes(problem),
  )
  const problemOf = isError ? error : warning
  const sentence = `${gone.raw} is gone from this line.`
  const advice = `If that is meant, leave it. If not, write again:\n${line}`
  const told = problemOf({ file, line: at + 1, column }, sentence, advice, undefined, edit)
  return { ...reading, problems: [...others, told] }
}
