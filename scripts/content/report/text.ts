import { styleText } from 'node:util'
import { printable } from '../../system/escape.ts'
import { formatPlace, messageOf, MOST_TOLD, type Problem } from '../problem.ts'
import { excerpt, type LineOf } from './excerpt.ts'

/**
 * A problem for a person: its place and sentence, the line with a caret, and what to write instead.
 * @param stream gets the text; in colour if it is a terminal
 */
export function problemText(
  problem: Problem,
  lineOf: LineOf,
  stream: NodeJS.WriteStream = process.stderr,
): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    styleText(style, printable(text), { stream })
  const { place, severity, advice } = problem
  const color = severity === 'warning' ? 'yellow' : 'red'
  const kind = severity === 'warning' ? 'warning: ' : ''
  const shown = lineOf(place)
  const lines = shown === null ? [] : excerpt(shown, place)
  const [words = '', ...toType] = advice.split('\n')
  // Below the line as it stands, so that the two can be compared.
  const gutter = paint('dim', `${' '.repeat(String(place.line).length)} | `)
  return [
    `${paint('bold', formatPlace(place))} ${paint(color, `${kind}${messageOf(problem)}`)}`,
    ...lines.map((line) => `  ${paint('dim', line)}`),
    `  ${paint('green', words)}`,
    ...toType.map((typed) => `  ${gutter}${paint('green', typed)}`),
  ].join('\n')
}

/** The first problems as texts, and how many more there are. */
export function problemTexts(
  problems: readonly Problem[],
  lineOf: LineOf,
  stream?: NodeJS.WriteStream,
): string[] {
  const told = problems.slice(0, MOST_TOLD).map((each) => problemText(each, lineOf, stream))
  const more = problems.length - told.length
  return more > 0 ? [...told, `… and ${more.toLocaleString('en')} more.`] : told
}
