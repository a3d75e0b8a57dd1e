import { gitIn, hashOf, orNull, type Git } from '../system/git.ts'
import { Refused } from '../system/refused.ts'

/** The hashes of the two commits to compare; null stands for the files as they lie on the disk. */
export type Revisions = { readonly base: string; readonly head: string | null }

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
 * @throws {Refused} saying what to fetch, when one of them is not in this clone
 */
export async function findRevisions(root: string, wanted: Wanted): Promise<Revisions> {
  const git = gitIn(root)
  if ((await orNull(git(['rev-parse', '--git-dir']))) === null) {
    throw new Refused('This folder is not a git repository, so there is nothing to compare with.')
  }
  const head = wanted.head === undefined ? null : await commitOf(git, wanted.head)
  const base =
    wanted.base === undefined
      ? await whereItBegan(git, head, wanted.pullRequestTo)
      : await commitOf(git, wanted.base)
  return { base, head }
}

/** For the head of the review: what is compared, with the accepted version. @param ref GITHUB_REF */
export async function describeRevisions(
  root: string,
  { base, head }: Revisions,
  ref = '',
): Promise<string> {
  const git = gitIn(root)
  const commit = (name: string) => git(['show', '--no-patch', '--format=commit %h of %cs', name])
  if (head !== null) return `${await commit(head)}, compared with ${await commit(base)}.`
  const pullRequest = /^refs\/pull\/(\d+)\//.exec(ref)?.[1]
  // GitHub checks out a merge, whose second parent was proposed.
  const proposed = pullRequest && ((await orNull(commit('HEAD^2'))) ?? (await commit('HEAD')))
  const what = proposed
    ? `Proposed in pull request ${pullRequest}, ${proposed}`
    : 'Saved on this computer'
  return `${what}. Compared with the accepted version, ${await commit(base)}. Students see it once it is accepted and live.`
}

async function commitOf(git: Git, name: string): Promise<string> {
  const hash = await hashOf(git, name)
  if (hash !== '') return hash
  throw new Refused(`There is no commit ${name} in this clone. ${howToFetch(name)}`)
}

/** The last version that the head and the main branch have in common. */
async function whereItBegan(
  git: Git,
  head: string | null,
  pullRequestTo: string | undefined,
): Promise<string> {
  const branches = pullRequestTo ? [`origin/${pullRequestTo}`] : ['origin/main', 'main']
  for (const branch of branches) {
    const hash = await orNull(git(['merge-base', branch, head ?? 'HEAD']))
    if (hash !== null) return hash
  }
  const missing = pullRequestTo ?? 'main'
  const fetch = howToFetch(`${missing}:refs/remotes/origin/${missing}`)
  throw new Refused(`This clone lacks the commit where the change left ${missing}. ${fetch}`)
}

function howToFetch(what: string): string {
  return `Run git fetch origin ${what} (with --unshallow in a shallow clone; in GitHub Actions give actions/checkout fetch-depth: 0), or name a commit with --base.`
}
