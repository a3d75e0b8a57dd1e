import { styleText } from 'node:util'
import { printable } from '../../system/escape.ts'
import { formatPlace, messageOf, MOST_TOLD, type Problem } from '../problem.ts'
import { plainText, type ContentFiles } from '../files/content-files.ts'
import type { Place } from '../source.ts'

/**
 * A problem for a person: its place and sentence, the line with a caret, and what to write instead.
 * @param files that were checked
 * @param stream gets the text; in colour if it is a terminal
 */
export function problemText(
  problem: Problem,
  files: ContentFiles,
  stream: NodeJS.WriteStream = process.stderr,
): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    styleText(style, printable(text), { stream })
  const { place, severity, advice } = problem
  const color = severity === 'warning' ? 'yellow' : 'red'
  const kind = severity === 'warning' ? 'warning: ' : ''
  const line = lineAt(place, files)
  const lines = line === null ? [] : excerpt(line, place)
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
  files: ContentFiles,
  stream?: NodeJS.WriteStream,
): string[] {
  const texts = problems.slice(0, MOST_TOLD).map((each) => problemText(each, files, stream))
  const more = problems.length - texts.length
  return more > 0 ? [...texts, `… and ${more.toLocaleString('en')} more.`] : texts
}

/** The line of a place, as its writer sees it; null if there is none to show. */
function lineAt({ file, line }: Place, files: ContentFiles): string | null {
  const content = files.get(file)
  // A stray file may be anything: a picture, a program.
  if (content === undefined || !/\.(?:md|json)$/.test(file)) return null
  return plainText(content).split('\n')[line - 1] ?? null
}

/** How many characters of a long line are shown on either side of the column. */
const SIDE = 50

/** A line with its number, and below it a caret under the column. */
export function excerpt(line: string, { line: number, column }: Place): readonly [string, string] {
  const characters = Array.from(line, (character) => printable(character))
  const start = Math.max(0, column - 1 - SIDE)
  const before = (start > 0 ? '…' : '') + characters.slice(start, column - 1).join('')
  const after = characters.slice(column - 1, column - 1 + SIDE).join('')
  const gutter = ' '.repeat(String(number).length)
  const isCut = column - 1 + SIDE < characters.length
  return [
    `${number} | ${before}${after}${isCut ? '…' : ''}`.trimEnd(),
    // An accent of its own takes no room. Only the screen knows the width of a tab.
    `${gutter} | ${before.replaceAll(/\p{M}/gu, '').replaceAll(/[^\t]/gu, ' ')}^`,
  ]
}
