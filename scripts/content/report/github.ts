import type { Problem } from '../problem.ts'
import { wordEnd } from './excerpt.ts'
import type { LineOf } from './lines.ts'

/**
 * One workflow command for each problem, which GitHub shows beside the line in the pull request.
 * It shows ten of a kind, so those in files that the pull request changes come first.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubReport(
  problems: readonly Problem[],
  changed: ReadonlySet<string>,
  lineOf: LineOf,
): string {
  return bySeverityAndChange(problems, changed)
    .map((problem) => command(problem, lineOf))
    .join('\n')
}

/** Errors before warnings, and of both first those in changed files; otherwise in their order. */
export function bySeverityAndChange(
  problems: readonly Problem[],
  changed: ReadonlySet<string>,
): Problem[] {
  const rank = ({ severity, file }: Problem): number =>
    (severity === 'error' ? 0 : 2) + (changed.has(file) ? 0 : 1)
  return problems.toSorted((a, b) => rank(a) - rank(b))
}

const TITLES = { error: 'Please mend this', warning: 'Please look at this' } as const

function command(problem: Problem, lineOf: LineOf): string {
  const { file, line, column, severity, sentence, advice } = problem
  const endColumn = wordEnd(lineOf(problem) ?? '', column)
  const properties = { file, line, col: column, endColumn, title: TITLES[severity] }
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  )
  return `::${severity} ${written.join(',')}::${escapeMessage(`${sentence} ${advice}`)}`
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
