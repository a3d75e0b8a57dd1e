import { lineChanges, type LineChange } from '../line-changes.ts'
import { error, warning, type Problem } from '../problem.ts'
import { readText, type TextReading } from '../read/read-text.ts'
import { lineStart, topOf } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/**
 * Says which lines at the top of a text are gone, where the accepted version had them and they alone make
 * its fields right again. It is told in place of what follows from it.
 */
export function withLostLines(
  reading: TextReading,
  text: string,
  was: string,
  vocabulary: Vocabulary,
): TextReading {
  const { file } = reading
  if (text.trim() === '' && was.trim() !== '') {
    const edit = { start: 0, end: text.length, text: was }
    const advice = `Write again what stood in it, or remove the whole file if it is to go:\n${was.trimEnd()}`
    const problem = error(topOf(file), 'This file is empty now.', advice, undefined, edit)
    return { ...reading, isWhole: false, problems: [problem] }
  }
  const [top, topBefore] = [linesOfTop(text), linesOfTop(was)]
  const isWrong = (problem: Problem) => problem.severity === 'error' && problem.line <= top
  const wrong = reading.problems.filter(isWrong)
  const isExplained = wrong.every(({ repair, suggestion }) => repair ?? suggestion)
  const lines = text.split('\n')
  if (
    was.startsWith('---') &&
    text.trim() !== '' &&
    !/^(?:\d+[ \t]+)?(?:---|[a-z_]+:)/m.test(text)
  ) {
    const fields = was.split('\n').slice(0, topBefore)
    const change = { was: fields, is: [], before: 0, now: 0 }
    return { ...reading, isWhole: false, problems: [lostLines(file, lines, change, true)] }
  }
  const lost = lineChanges(was, text).find((change) => {
    if (change.is.length > 0 || change.before >= topBefore) return false
    if (isHeadOfOthers(change, lines)) return true
    if (isExplained) return false
    const whole = lines.toSpliced(change.now, 0, ...change.was).join('\n')
    const { problems } = readText(file, whole, vocabulary)
    return problems.every(({ severity, line }) => severity !== 'error' || line > topBefore)
  })
  if (!lost) return reading
  const problem = lostLines(file, lines, lost, wrong.length > 0)
  const others = reading.problems.filter((problem) => !isWrong(problem))
  return { ...reading, isWhole: false, problems: [problem, ...others] }
}

/** How many lines the fields take, with the two of hyphens. */
function linesOfTop(text: string): number {
  const fence = /^---[ \t]*\n[^]*?\n---[ \t]*(?=\n|$)/.exec(text)?.[0]
  return (fence ?? text).split('\n').length
}

/** The line that began an entry of a list, of which other lines are left. */
function isHeadOfOthers({ was, now }: LineChange, lines: readonly string[]): boolean {
  const [first = '', ...rest] = was
  const head = /^( *)- +[a-z_]+:(?= )/.exec(first)?.[1]
  const next = /^( *)[a-z_]+: /.exec(lines[now] ?? '')?.[1]
  return rest.length === 0 && head !== undefined && next !== undefined && next.length > head.length
}

function lostLines(
  file: string,
  lines: readonly string[],
  change: LineChange,
  isError: boolean,
): Problem {
  const { was, now } = change
  const start = lineStart(lines, now)
  const column = (/^ */.exec(lines[now] ?? '')?.[0].length ?? 0) + 1
  const isOne = was.length === 1
  const sentence = `The ${isOne ? 'line' : 'lines'} above this one ${isOne ? 'is' : 'are'} gone.`
  const again = `rite ${isOne ? 'it' : 'them'} again above this line:\n${was.join('\n')}`
  const advice = isHeadOfOthers(change, lines)
    ? `If the whole entry is to go, remove what is left of it below. If not, w${again}`
    : `W${again}`
  const edit = { start, end: start, text: `${was.join('\n')}\n` }
  const problemOf = isError ? error : warning
  return problemOf({ file, line: now + 1, column }, sentence, advice, undefined, edit)
}
