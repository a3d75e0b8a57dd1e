import { escapeMarkdown } from '../../system/escape.ts'
import { formatPlace, messageOf, type Problem } from '../problem.ts'
import { excerpt, type LineOf } from './excerpt.ts'

/** All problems as Markdown, for the page of a GitHub job; `closing` is the line that counts them. */
export function markdownReport(
  problems: readonly Problem[],
  closing: string,
  lineOf: LineOf,
): string {
  return ['## Content check', closing, ...problems.map((problem) => entry(problem, lineOf))]
    .join('\n\n')
    .concat('\n')
}

/** Words of a problem can quote anything a writer typed: none of it is to be followed here. */
function entry(problem: Problem, lineOf: LineOf): string {
  const { place, severity, advice } = problem
  const sign = severity === 'error' ? '❌' : '⚠️'
  const shown = lineOf(place)
  const lines = shown === null ? [] : ['', ...fenced(excerpt(shown, place)), '']
  const head = `${sign} **${escapeMarkdown(formatPlace(place))}** ${escapeMarkdown(messageOf(problem))}`
  const [words = '', ...toType] = advice.split('\n')
  const typed = toType.length === 0 ? [] : ['', ...fenced(toType)]
  return [head, ...lines, escapeMarkdown(words), ...typed].join('\n')
}

/** In a fence that is longer than any in the lines themselves. */
function fenced(lines: readonly string[]): string[] {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}text`, ...lines, fence]
}
