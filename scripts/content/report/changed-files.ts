import { spawnSync } from 'node:child_process'

/**
 * The files that a pull request changes against its base branch, by their paths from `root`. None
 * where that cannot be known: outside of a pull request, without git, or in a clone too shallow.
 */
export function changedFiles(root: string, base: string | undefined): ReadonlySet<string> {
  if (base === undefined || base === '') return new Set()
  // GitHub checks out the merge of both branches, whose first parent is the base.
  for (const range of [`origin/${base}...HEAD`, `origin/${base}`, 'HEAD^1']) {
    const git = spawnSync('git', ['diff', '--name-only', '--relative', '-z', range, '--', '.'], {
      cwd: root,
      encoding: 'utf8',
    })
    if (git.status === 0) return new Set(git.stdout.split('\0').filter(Boolean))
  }
  return new Set()
}
