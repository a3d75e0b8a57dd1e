import type { Git } from '../system/git.ts'
import { changes, readLog, type Changes, type Commit } from './git.ts'

// What this checkout has proposed: a ref for each commit, such as refs/preview/waiting/content/fees/1. When
// the branch is gone, the ref moves to refs/preview/ended: it still tells words that were taken back.

const WAITING = 'refs/preview/waiting/'
const ENDED = 'refs/preview/ended/'

/** A commit that was proposed from here. */
export type SentCommit = Commit & { readonly branch: string; readonly isWaiting: boolean }

/** Words that were proposed earlier are not looked for. */
const NEWEST = 50

/** The proposed commits, newest first. */
export async function sentCommits(git: Git): Promise<SentCommit[]> {
  // Commits of one second stand in the order of their numbers.
  const order = ['--sort=-version:refname', '--sort=-committerdate', `--count=${NEWEST}`]
  const format = '--format=%(objectname) %(refname)'
  const listed = await git(['for-each-ref', ...order, format, WAITING, ENDED])
  if (listed === '') return []
  const refs = listed.split('\n').map((line) => line.split(' '))
  const commits = await readLog(git, ['--no-walk=unsorted', ...refs.map(([hash = '']) => hash)])
  return refs.flatMap(([hash, ref = '']): SentCommit[] => {
    const commit = commits.find((each) => each.hash === hash)
    const isWaiting = ref.startsWith(WAITING)
    const branch = ref.replace(isWaiting ? WAITING : ENDED, '').replace(/\/[^/]+$/, '')
    return commit ? [{ ...commit, branch, isWaiting }] : []
  })
}

/** A proposed commit, with what the accepted version made of it. */
type FollowedCommit = SentCommit & {
  /** The files that are different in the accepted version. */
  readonly unlike: Changes
  /** What was accepted after it was proposed, newest first. */
  readonly since: readonly Commit[]
}

/** Asks Git once for each commit, not for each of its files. @param tip the accepted version */
export function followCommits(
  git: Git,
  tip: string,
  sent: readonly SentCommit[],
): Promise<FollowedCommit[]> {
  const followed = sent.map(async (commit) => {
    const unlike = await changes(git, commit.hash, tip)
    return { ...commit, unlike, since: await readLog(git, [`${commit.hash}..${tip}`]) }
  })
  return Promise.all(followed)
}

/** When the accepted version replaced the proposed words of a file; undefined if it never had them, or has them. */
export function whenReplaced(file: string, { files, since }: FollowedCommit): string | undefined {
  const proposed = files.get(file)?.after
  return since.find((commit) => commit.files.get(file)?.before === proposed)?.date
}

/** Whether the accepted version has the proposed words of a file, or had them. */
export function isAccepted(file: string, sent: FollowedCommit): boolean {
  return !sent.unlike.has(file) || whenReplaced(file, sent) !== undefined
}

/** The branches with a file whose last proposed words have not been accepted, and their commits. */
export function waitingProposals(
  sent: readonly FollowedCommit[],
): ReadonlyMap<string, readonly SentCommit[]> {
  const branches = Map.groupBy(
    sent.filter(({ isWaiting }) => isWaiting),
    ({ branch }) => branch,
  )
  for (const [branch, commits] of branches) {
    const files = new Set(commits.flatMap((commit) => [...commit.files.keys()]))
    const isLeft = [...files].some((file) => {
      const last = commits.find((commit) => commit.files.has(file))
      return last !== undefined && !isAccepted(file, last)
    })
    if (!isLeft) branches.delete(branch)
  }
  return branches
}

/** Remembers a commit as the newest of its branch. */
export async function rememberSent(git: Git, branch: string, commit: string): Promise<void> {
  const before = await git(['for-each-ref', '--format=%(refname)', `${WAITING}${branch}`])
  const number = before.split('\n').filter(Boolean).length + 1
  await git(['update-ref', `${WAITING}${branch}/${number}`, commit])
}

/** Marks the proposals as ended whose branches are no longer in the repository. */
export async function endProposals(git: Git, branches: readonly string[]): Promise<void> {
  const listed = await git(['for-each-ref', '--format=%(refname) %(objectname)', WAITING])
  const orders = listed.split('\n').flatMap((line) => {
    const [ref = '', hash = ''] = line.split(' ')
    const branch = ref.replace(WAITING, '').replace(/\/\d+$/, '')
    if (ref === '' || branches.includes(branch)) return []
    return [`create ${ENDED}${branch}/${hash} ${hash}\n`, `delete ${ref}\n`]
  })
  await git(['update-ref', '--stdin'], { input: orders.join('') })
}
