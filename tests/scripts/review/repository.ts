import { spawnSync } from 'node:child_process'
import type { Changes } from '../content/good-school.ts'
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

function runGit(folder: string, args: readonly string[]): string {
  const writer = ['-c', 'user.name=A writer', '-c', 'user.email=writer@example.org']
  const { status, stdout, stderr } = spawnSync('git', [...writer, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}
