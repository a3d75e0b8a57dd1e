import { spawnSync } from 'node:child_process'
import { compile } from '../../scripts/content/compile.ts'
import { contentAt } from '../../scripts/review/content-at.ts'
import { findChanges } from '../../scripts/review/changes.ts'
import { textsOf } from '../../scripts/review/texts.ts'
import { unseenFiles } from '../../scripts/review/review.ts'
import { findRevisions } from '../../scripts/review/revisions.ts'
import { findSettingsChanges } from '../../scripts/review/settings-changes.ts'
import type { Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'

/** A git repository in a temporary folder whose branch main holds the small school. */
export async function createRepository() {
  const workspace = await createWorkspace()
  const git = (...args: string[]): string => runGit(workspace.root, args)
  const commit = async (changes: Changes): Promise<string> => {
    await workspace.change(changes)
    git('add', 'content')
    git('commit', '--quiet', '--allow-empty', '--message', 'Change content')
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch', 'main')
  await commit({})
  return { ...workspace, git, commit }
}

export function runGit(folder: string, args: readonly string[]): string {
  const writer = ['-c', 'user.name=A writer', '-c', 'user.email=writer@example.org']
  // On Windows git writes other line ends than were committed, unless told not to.
  const settings = [...writer, '-c', 'core.autocrlf=false']
  const { status, stdout, stderr } = spawnSync('git', [...settings, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** What the review finds in the small school after these changes on a branch. */
export async function compareAfter(changes: Changes) {
  return compareInTurn({}, changes)
}

/** What it finds in the second changes, when the first are on main already. */
export async function compareInTurn(first: Changes, second: Changes) {
  const { root, git, commit } = await createRepository()
  await commit(first)
  git('switch', '--quiet', '--create', 'words')
  await commit(second)
  const revisions = findRevisions(root, { head: 'HEAD' })
  const before = contentAt(root, revisions.base)
  const after = contentAt(root, revisions.head)
  const base = textsOf(compile(before).content, before)
  const head = textsOf(compile(after).content, after)
  const settings = findSettingsChanges(base, head)
  const changes = findChanges(base, head, settings)
  const all = [...changes.cards, ...changes.pages]
  return { base, head, settings, changes, unseen: unseenFiles(before, after, all, settings) }
}
