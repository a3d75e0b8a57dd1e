import { styleText } from 'node:util'
import { formatPlace, messageOf, type Problem } from '../problem.ts'
import { excerpt, visibleLine, type LineOf } from './excerpt.ts'

/** Colours a part of the report; leaves it as it is where there are no colours. */
type Paint = (part: Part, text: string) => string

/** What of a report can have a colour of its own. */
type Part = 'place' | 'error' | 'warning' | 'margin' | 'advice'

const UNPAINTED: Paint = (_part, text) => text

const STYLES: Readonly<Record<Part, Parameters<typeof styleText>[0]>> = {
  place: 'bold',
  error: 'red',
  warning: 'yellow',
  margin: 'dim',
  advice: 'green',
}

/** Colours for a terminal; none into a file or a pipe, nor where NO_COLOR asks for none. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (part, text) => styleText(STYLES[part], text, { stream, validateStream: true })
}

/** A problem for a person: its place and sentence, the line with a caret, and what to write instead. */
export function problemText(problem: Problem, lineOf: LineOf, paint: Paint = UNPAINTED): string {
  const { place, severity, advice } = problem
  const message = messageOf(problem)
  const opening = severity === 'warning' ? `warning: ${message}` : message
  const shown = lineOf(place)
  const lines = shown === null ? [] : excerpt(shown, place)
  const [words = '', ...toType] = advice.split('\n')
  // Below the line as it stands, so that the two can be compared.
  const gutter = `${' '.repeat(String(place.line).length)} | `
  return [
    `${paint('place', formatPlace(place))} ${paint(severity, opening)}`,
    ...lines.map((shownLine) => `  ${paint('margin', shownLine)}`),
    `  ${paint('advice', words)}`,
    ...toType.map((typed) => `  ${paint('margin', gutter)}${paint('advice', visibleLine(typed))}`),
  ].join('\n')
}

/** All problems, an empty line between them. */
export function textReport(problems: readonly Problem[], lineOf: LineOf, paint?: Paint): string {
  return problems.map((problem) => problemText(problem, lineOf, paint)).join('\n\n')
}
