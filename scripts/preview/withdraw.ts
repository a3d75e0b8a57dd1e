import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Sent } from './pages/requests.ts'
import { unlike, type Files } from './files.ts'
import { BRANCHES, readFolder } from './folder.ts'
import { doStep } from './last-step.ts'
import { Refused } from '../system/refused.ts'
import {
  BUSY,
  forwardMain,
  openFetched,
  openForStep,
  orStop,
  push,
  sharedVersion,
  type Repository,
} from './repository.ts'

/** Deletes the branch of the proposal on GitHub. Its words stay as saved ones, or go. */
export async function withdraw(root: string, { keep }: Sent<'withdraw'>): Promise<null> {
  const repository = await openFetched(root)
  const { branch } = repository
  if (!branch.startsWith(BRANCHES)) throw new Refused(`${branch} is no proposal of this preview.`)
  const { state } = await readFolder(repository)
  if (state === 'accepted') throw new Refused('This proposal was accepted meanwhile.')
  if (state !== 'refused') await push(repository, '--delete', branch)
  const onMain = await backToMain(repository)
  if (keep) return null
  const { before, saved } = await readFolder(onMain)
  const all = unlike(before, saved)
  await doStep(onMain, 'Your words are thrown away.', () => takeFiles(onMain, 'HEAD', before, all))
  return null
}

/** Leaves a proposal for the main branch as it was when the words began. No file changes. */
export async function backToMain(repository: Repository): Promise<Repository> {
  const { root, git, branch, head, main } = repository
  const name = await forwardMain(repository, await sharedVersion(git, head, main))
  await git(['symbolic-ref', 'HEAD', `refs/heads/${name}`])
  await orStop(git(['reset', '--quiet']), BUSY)
  await git(['branch', '--quiet', '--delete', '--force', branch])
  return openForStep(root)
}

/** Gives a file its proposed words, or its accepted ones where nothing is proposed. */
export async function throwAway(root: string, { file }: Sent<'throw-away'>): Promise<null> {
  const repository = await openForStep(root)
  const { base, before } = await readFolder(repository)
  const message = `Your change of ${file} is thrown away.`
  await doStep(repository, message, () => takeFiles(repository, base, before, [file]))
  return null
}

/** Writes files as they are in a commit, and removes those that it does not have. */
export async function takeFiles(
  { root, git }: Repository,
  commit: string,
  there: Files,
  files: readonly string[],
): Promise<void> {
  for (const file of files.filter((each) => !there.has(each))) {
    rmSync(path.join(root, file), { force: true })
    const folder = path.dirname(path.join(root, file))
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
  const input = files.filter((file) => there.has(file)).join('\0')
  if (input === '') return
  const restore = ['--literal-pathspecs', 'restore', `--source=${commit}`, '--worktree']
  const named = ['--pathspec-from-file=-', '--pathspec-file-nul']
  await orStop(git([...restore, ...named], { input }), BUSY)
}
