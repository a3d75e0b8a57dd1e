import type { Difference, Folder } from './pages/exchange.ts'
import { hashOf, type Git } from '../system/git.ts'
import { filesAt, savedFiles, unlike, type Files } from './files.ts'
import { lastStep } from './last-step.ts'
import { openRepository, sharedVersion, type Repository } from './repository.ts'
import { titleAt } from './words.ts'

/** The folder of the branches that are proposals. Other branches are a developer's own. */
export const BRANCHES = 'content/'

/** What the page says of the folder. @param repositoryUrl null if site.json does not name the repository */
export async function describeFolder(root: string, repositoryUrl: string | null): Promise<Folder> {
  const repository = await openRepository(root)
  const { git, branch } = repository
  const folder = await readFolder(repository)
  const { state, tip, base, before, saved, isBehind, changedAtMain } = folder
  const differences = unlike(before, saved).map(async (file): Promise<Difference> => {
    const isRemoved = !saved.has(file)
    return {
      file,
      title: isRemoved ? await titleAt(root, base, file) : null,
      change: isRemoved ? 'removed' : before.has(file) ? 'changed' : 'added',
      isBehind: changedAtMain.includes(file),
    }
  })
  const sentences = state === 'saved' ? [] : await sentencesOf(repository)
  return {
    state,
    isBehind,
    base,
    differences: await Promise.all(differences),
    sentence: sentences.at(-1) ?? branch,
    address: await pullRequestAt(repository, repositoryUrl),
    hindrance: repositoryUrl === null ? NO_REPOSITORY : (HINDRANCES[state] ?? null),
    correction: state === 'corrected' ? await correctionAt(git, before, tip) : null,
    last: lastStep(repository),
  }
}

const NO_REPOSITORY =
  'site.json does not name the repository on GitHub. Add "repository" to it, such as "https://github.com/school/portal".'

/** Why nothing can be proposed in a state. */
export const HINDRANCES: Partial<Record<Folder['state'], string>> = {
  corrected: 'This proposal was corrected on GitHub. Get the corrections first.',
  accepted: 'This proposal was accepted. Get the accepted version first.',
}

async function correctionAt(git: Git, before: Files, tip: string): Promise<Folder['correction']> {
  const by = await git(['log', '-1', '--format=%an', tip])
  return { by, version: tip, files: unlike(before, await filesAt(git, tip)) }
}

/** Where the words of this folder stand: its branch is the proposal. */
export async function readFolder(repository: Repository) {
  const { root, git, head, main } = repository
  const shared = await sharedVersion(git, head, main)
  const { state, tip, base } = await standingOf(repository, shared)
  const [saved, before] = await Promise.all([savedFiles(root, git), filesAt(git, base)])
  const isBehind = shared !== main
  const changedAtMain = async (): Promise<string[]> => {
    const accepted = await filesAt(git, main)
    const changed = unlike(await filesAt(git, shared), accepted)
    return changed.filter((file) => accepted.get(file) !== saved.get(file))
  }
  return {
    state,
    /** The newest version of the proposal. */
    tip,
    /** The saved words are compared with this version, which has the files `before`. */
    base,
    before,
    saved,
    /** Whether the main branch has moved on. */
    isBehind,
    /** The files that it changed since, to other words than here. */
    changedAtMain: isBehind && state !== 'accepted' ? await changedAtMain() : [],
  }
}

type Standing = {
  readonly state: Folder['state']
  readonly tip: string
  readonly base: string
}

/** @param shared the last version that the folder and the main branch have in common */
async function standingOf(repository: Repository, shared: string): Promise<Standing> {
  const { git, branch, head, upstream } = repository
  const isGone = repository.tip === ''
  const isOwn = branch.startsWith(BRANCHES)
  if (upstream === '' || (isGone && !isOwn)) return { state: 'saved', tip: head, base: shared }
  const tip = repository.tip || head
  const base = await sharedVersion(git, head, tip)
  if (isOwn && (await isAccepted(repository, tip))) return { state: 'accepted', tip, base }
  if (isGone) return { state: 'refused', tip, base: shared }
  return { state: base === tip ? 'proposed' : 'corrected', tip, base }
}

/** Whether the main branch has the words of a proposal, had them, or has a correction of them. */
async function isAccepted(repository: Repository, tip: string): Promise<boolean> {
  const { git, main } = repository
  const began = await sharedVersion(git, tip, main)
  if (began === tip) return true
  const before = await filesAt(git, began)
  const proposed = await filesAt(git, tip)
  const accepted = await filesAt(git, main)
  // The one commit that GitHub makes of a proposal names its sentences.
  const sentences = await sentencesOf(repository)
  const named = ['--fixed-strings', ...sentences.map((sentence) => `--grep=${sentence}`)]
  for (const file of unlike(before, proposed)) {
    const hash = proposed.get(file)
    if (hash === accepted.get(file)) continue
    const find = (options: readonly string[]) =>
      git(['log', '-1', '--format=%H', ...options, `${began}..${main}`, '--', file])
    if (hash && (await find([`--find-object=${hash}`]))) continue
    if (sentences.length > 0 && (await find(named))) continue
    return false
  }
  return true
}

/** The sentences of the proposal, newest first. */
export async function sentencesOf(repository: Repository): Promise<string[]> {
  return ownCommits(repository, '--format=%s')
}

/** What git log prints of the commits that were made on this branch. */
export async function ownCommits(
  { git, school, mainRef }: Repository,
  ...options: readonly string[]
): Promise<string[]> {
  if (mainRef === '') return []
  // After a merge only the main branch of this computer still tells where the proposal began.
  const local = await hashOf(git, mainRef.replace(`remotes/${school}`, 'heads'))
  const range = `${local || mainRef}..HEAD`
  const log = await git(['log', '--first-parent', '--no-merges', ...options, range])
  return log.split('\n').filter(Boolean)
}

/** Where GitHub opens the pull request of this branch; null if site.json does not name the repository. */
export async function pullRequestAt(
  { git, branch, remote, school }: Repository,
  repositoryUrl: string | null,
): Promise<string | null> {
  if (repositoryUrl === null) return null
  if (remote === school) return `${repositoryUrl}/compare/${branch}?expand=1`
  const fork = await git(['remote', 'get-url', remote])
  const owner = /([^/:]+)\/[^/]+$/.exec(fork)?.[1] ?? ''
  return `${repositoryUrl}/compare/${owner}:${branch}?expand=1`
}
