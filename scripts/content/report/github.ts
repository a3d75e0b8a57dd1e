import { spawnSync } from 'node:child_process'
import { messageOf, type Problem } from '../problem.ts'

/**
 * One workflow command for each problem: GitHub shows it beside the line in the pull request. It shows
 * ten errors and ten warnings, so those in changed files come first.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubReport(problems: readonly Problem[], changed: ReadonlySet<string>): string {
  const rank = ({ severity, place }: Problem): number =>
    (severity === 'error' ? 0 : 2) + (changed.has(place.file) ? 0 : 1)
  const ordered = problems.toSorted((a, b) => rank(a) - rank(b))
  return ordered.map(command).join('\n')
}

const TITLES = { error: 'Please correct this', warning: 'Please look at this' } as const

function command(problem: Problem): string {
  const { place, severity, advice } = problem
  const { file, line, column } = place
  const properties = { file, line, col: column, title: TITLES[severity] }
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  )
  return `::${severity} ${written.join(',')}::${escapeMessage(`${messageOf(problem)} ${advice}`)}`
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** The files that a pull request changes, by their paths from `root`; none if git cannot tell. */
export function changedFiles(root: string): ReadonlySet<string> {
  // GitHub checks out the merge of both branches. Its first parent is the base.
  const args = ['diff', '--name-only', '--relative', '-z', 'HEAD^1', '--', '.']
  const git = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return new Set(git.status === 0 ? git.stdout.split('\0').filter(Boolean) : [])
}
