import type { Problem } from '../problem.ts'
import { excerpt, visibleLine } from './excerpt.ts'
import type { LineOf } from './lines.ts'

/** Colours a part of the report; leaves it as it is where there are no colours. */
export type Paint = (part: Part, text: string) => string

/** What of a report can have a colour of its own. */
export type Part = 'place' | 'error' | 'warning' | 'margin' | 'advice'

const UNPAINTED: Paint = (_part, text) => text

/** A problem for a person: its place and sentence, the line with a caret, and what to write instead. */
export function problemText(problem: Problem, lineOf: LineOf, paint: Paint = UNPAINTED): string {
  const { file, line, column, severity, sentence, advice } = problem
  const place = paint('place', `${file}:${line}:${column}`)
  const opening = severity === 'warning' ? `warning: ${sentence}` : sentence
  const shown = lineOf(problem)
  const lines = shown === null ? [] : excerpt(shown, problem)
  const [words = '', ...toType] = advice.split('\n')
  // Below the line as it stands, so that the two can be compared.
  const gutter = `${' '.repeat(String(line).length)} | `
  return [
    `${place} ${paint(severity, opening)}`,
    ...lines.map((shownLine) => `  ${paint('margin', shownLine)}`),
    `  ${paint('advice', words)}`,
    ...toType.map((typed) => `  ${paint('margin', gutter)}${paint('advice', visibleLine(typed))}`),
  ].join('\n')
}

/** All problems, an empty line between them. */
export function textReport(problems: readonly Problem[], lineOf: LineOf, paint?: Paint): string {
  return problems.map((problem) => problemText(problem, lineOf, paint)).join('\n\n')
}
