import { existsSync } from 'node:fs'
import path from 'node:path'
import { gitIn, orNull, type Git } from '../system/git.ts'
import { Refused } from '../system/refused.ts'

const NO_CHECKOUT = 'This folder is not a Git checkout, so you cannot propose changes from it.'
const NO_REMOTE = 'This checkout has no remote repository to propose changes to.'
const NO_BRANCH =
  'This folder shows an old version and is on no branch. Ask a developer to switch it to the main branch.'
const UNDER_WAY =
  'A merge or rebase is not finished in this folder. Ask a developer to end it, then try again.'
const SHALLOW =
  'This folder holds only the newest commits. Run git fetch --unshallow in it, then try again.'
const NO_MAIN = 'The repository has no main branch yet.'
const NOT_REACHED =
  'The repository could not be reached. Check that this computer is online and may read it, then try again.'
const NOT_TAKEN =
  'The repository did not take the proposal. You may have no right to push there: ask the owner of the portal.'
const OWN_COMMITS =
  'The main branch of this folder has commits of its own. Ask a developer. Nothing was changed.'

export const BUSY = 'Another program is using Git in this folder. Close it, then try again.'

/** @throws {Refused} with `why` if the command fails */
export async function orStop(command: Promise<string>, why: string): Promise<string> {
  const output = await orNull(command)
  if (output === null) throw new Refused(why)
  return output
}

export type Repository = {
  readonly root: string
  readonly git: Git
  readonly gitFolder: string
  /** The branch that the folder is on; '' if it is on none. */
  readonly branch: string
  /** The commit that the folder is at, and the accepted version as far as this computer knows it. */
  readonly head: string
  readonly main: string
  /** The main branch, such as refs/remotes/origin/main; '' if nothing was ever fetched. */
  readonly mainRef: string
  /** What the branch was pushed as; '' if it never was, or if it follows the main branch. */
  readonly upstream: string
  /** The commit of the upstream; '' if it is gone. */
  readonly tip: string
  /** The remote repository that proposals are pushed to. */
  readonly remote: string
  /** The remote repository of the accepted version. Only in a fork it is another one. */
  readonly school: string
}

/** @throws {Refused} if this is no checkout, or has no remote repository */
export async function openRepository(root: string): Promise<Repository> {
  const git = gitIn(root)
  const opened = await orStop(git(['rev-parse', 'HEAD', '--absolute-git-dir']), NO_CHECKOUT)
  const [head = '', gitFolder = ''] = opened.split('\n')
  const remotes = (await git(['remote'])).split('\n').filter(Boolean)
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (remote === undefined) throw new Refused(NO_REMOTE)
  const school = remotes.includes('upstream') ? 'upstream' : remote
  const branch = (await orNull(git(['symbolic-ref', '--quiet', '--short', 'HEAD']))) ?? ''
  // All in one look: another tab may be fetching.
  const refs = new Map<string, string[]>()
  const format = '--format=%(refname)%00%(objectname)%00%(symref)%00%(upstream)'
  const where = [`refs/heads/${branch}`, ...[remote, school].map((name) => `refs/remotes/${name}`)]
  for (const line of (await git(['for-each-ref', format, ...where])).split('\n')) {
    const [ref = '', ...fields] = line.split('\0')
    refs.set(ref, fields)
  }
  const [main = head, mainRef = ''] = refs.get(`refs/remotes/${school}/HEAD`) ?? []
  const [, , followed = ''] = refs.get(`refs/heads/${branch}`) ?? []
  const isMain = [mainRef, mainRef.replace(`/${school}/`, `/${remote}/`)].includes(followed)
  const upstream = isMain ? '' : followed
  const [tip = ''] = refs.get(upstream) ?? []
  return { root, git, gitFolder, branch, head, main, mainRef, upstream, tip, remote, school }
}

/** Opens the repository for a step that changes it. @throws {Refused} if Git is in the middle of another */
export async function openForStep(root: string): Promise<Repository> {
  const repository = await openRepository(root)
  const { gitFolder, branch } = repository
  for (const name of [MERGE, 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD']) {
    if (existsSync(path.join(gitFolder, name))) throw new Refused(UNDER_WAY)
  }
  if (branch === '') throw new Refused(NO_BRANCH)
  return repository
}

/** Whether a merge is under way. */
export function isMerging({ gitFolder }: Repository): boolean {
  return existsSync(path.join(gitFolder, MERGE))
}

const MERGE = 'MERGE_HEAD'

/** A network that does not answer keeps nobody waiting for longer. */
const PATIENT = { timeoutMs: 20_000 }

/** Fetches all branches, and forgets those that are gone. */
export async function fetchBranches(repository: Repository): Promise<void> {
  const { git, remote, school, mainRef } = repository
  for (const from of new Set([remote, school])) {
    const branches = `+refs/heads/*:refs/remotes/${from}/*`
    const fetch = ['fetch', '--quiet', '--no-tags', '--prune', from, branches]
    await orStop(git(fetch, PATIENT), NOT_REACHED)
  }
  if (mainRef !== '') return
  await orStop(git(['remote', 'set-head', school, '--auto'], PATIENT), NO_MAIN)
}

/** Opens the repository for a step, with all that the remote one has. */
export async function openFetched(root: string): Promise<Repository> {
  await fetchBranches(await openForStep(root))
  return openForStep(root)
}

/**
 * Moves the main branch forward while the folder is on another.
 * @returns its name
 * @throws {Refused} if it has commits of its own
 */
export async function forwardMain({ git, mainRef }: Repository, to: string): Promise<string> {
  const name = mainRef.replace(/^refs\/remotes\/[^/]+\//, '')
  await orStop(git(['fetch', '--quiet', '.', `${to}:refs/heads/${name}`]), OWN_COMMITS)
  return name
}

/** The last version that two commits have in common. */
export async function sharedVersion(git: Git, one: string, other: string): Promise<string> {
  return one === other ? one : orStop(git(['merge-base', one, other]), SHALLOW)
}

/** Pushes the proposal that the folder is on. */
export async function pushProposal(repository: Repository): Promise<void> {
  // The branch of a developer may have another name there.
  const name = await repository.git(['config', `branch.${repository.branch}.merge`])
  await push(repository, `HEAD:${name}`)
}

/** Pushes to the remote repository; `refs` as git push names them. */
export async function push({ git, remote }: Repository, ...refs: string[]): Promise<void> {
  await orStop(git(['push', '--quiet', remote, ...refs], PATIENT), NOT_TAKEN)
}
