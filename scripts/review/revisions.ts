import { askGit, ReviewStopped } from './git.ts'

/** One side of a comparison: a commit, or the files as they lie on the disk. */
export type Revision =
  | { readonly kind: 'commit'; readonly hash: string; readonly name: string }
  | { readonly kind: 'working tree'; readonly name: string }

export type Revisions = {
  readonly base: Revision
  readonly head: Revision
}

type Wanted = {
  /** Any name of a commit; without it, where the head left the main branch. */
  readonly base?: string | undefined
  /** Any name of a commit; without it, the files as they are now. */
  readonly head?: string | undefined
  /** The branch that a pull request on GitHub goes to (GITHUB_BASE_REF). */
  readonly pullRequestTo?: string | undefined
}

/**
 * Finds the two versions to compare.
 * @throws ReviewStopped, saying what to fetch, when one of them is not in this clone
 */
export function findRevisions(root: string, wanted: Wanted): Revisions {
  if (askGit(root, ['rev-parse', '--git-dir']) === null) {
    throw new ReviewStopped(
      'This folder is not a git repository, so there is nothing to compare with.',
    )
  }
  const head: Revision =
    wanted.head === undefined
      ? { kind: 'working tree', name: 'the files as they are now' }
      : commitOf(root, wanted.head)
  const base: Revision =
    wanted.base === undefined
      ? whereItBegan(root, head, wanted.pullRequestTo)
      : commitOf(root, wanted.base)
  return { base, head }
}

function findCommit(root: string, name: string): string | null {
  return askGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
}

function commitOf(root: string, name: string): Revision {
  const hash = findCommit(root, name)
  if (hash !== null) return { kind: 'commit', hash, name }
  throw new ReviewStopped(`There is no commit ${name} in this clone. ${whatToFetch(root, name)}`)
}

/** The last version that the head and the main branch have in common. */
function whereItBegan(root: string, head: Revision, pullRequestTo: string | undefined): Revision {
  const branches = pullRequestTo ? [`origin/${pullRequestTo}`] : ['origin/main', 'main']
  const from = head.kind === 'commit' ? head.hash : 'HEAD'
  for (const branch of branches) {
    const tip = findCommit(root, branch)
    if (tip === null) continue
    const hash = askGit(root, ['merge-base', tip, from])
    if (hash !== null) return { kind: 'commit', hash, name: branch }
    throw new ReviewStopped(
      `This clone lacks the commit where the change left ${branch}. ${whatToFetch(root, branch)}`,
    )
  }
  const main = branches.at(-1) ?? 'main'
  throw new ReviewStopped(
    `There is no branch ${branches.join(' or ')} in this clone to compare with. ${whatToFetch(root, main)}`,
  )
}

/** Clones of GitHub Actions hold one commit alone, unless they are told otherwise. */
function whatToFetch(root: string, name: string): string {
  const branch = name.replace(/^origin\//, '')
  if (askGit(root, ['rev-parse', '--is-shallow-repository']) === 'true') {
    return `The clone is shallow: it holds only the newest commits. Run git fetch --unshallow origin ${branch}:refs/remotes/origin/${branch}, or in GitHub Actions give actions/checkout fetch-depth: 0.`
  }
  return `Run git fetch origin ${branch}, or name a commit with --base.`
}
