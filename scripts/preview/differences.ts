import { statSync } from 'node:fs'
import path from 'node:path'
import type { Difference, Proposal } from '../../src/preview/propose/exchange.ts'
import { ifThere } from '../system/system-error.ts'
import { changes, savedTree } from './git.ts'
import {
  followCommits,
  isAccepted,
  sentCommits,
  waitingProposals,
  whenReplaced,
} from './proposals.ts'
import { fetchMain, knownMain, openRepository, type Repository } from './repository.ts'

/** A file of content/ that differs from the accepted version. */
export type Differing = Difference & {
  readonly mode: string
  /** The hashes of the file here, in the accepted version, and in the last version that both had. */
  readonly ours: string
  readonly theirs: string
  readonly shared: string
}

/** What differs from the accepted version, and the proposals that wait. */
export async function readProposal(root: string, repositoryUrl: string | null): Promise<Proposal> {
  const repository = await openRepository(root)
  const { tip, base, files, waiting } = await readFolder(repository)
  return {
    comparedAt: await whenFetched(root, repository),
    isOld: base !== tip,
    differences: files.map(({ file, change, state, note }) => ({ file, change, state, note })),
    waiting: Array.from(waiting, ([branch, commits]) => ({
      branch,
      sentence: commits.at(-1)?.subject ?? branch,
      address: pullRequestAt(repositoryUrl ?? '', branch),
      files: [...new Set(commits.flatMap((commit) => [...commit.files.keys()]))],
    })),
  }
}

/** Where GitHub opens the pull request of a branch. */
export function pullRequestAt(repositoryUrl: string, branch: string): string {
  return `${repositoryUrl}/compare/${branch}?expand=1`
}

/** Fetches the accepted version, so that the next comparison is with it. */
export async function fetchAccepted(root: string): Promise<null> {
  await fetchMain(await openRepository(root))
  return null
}

/** Git writes this file at each fetch. */
async function whenFetched(root: string, { git }: Repository): Promise<string | null> {
  const file = path.resolve(root, await git(['rev-parse', '--git-path', 'FETCH_HEAD']))
  return ifThere(() => statSync(file).mtime.toISOString())
}

const WORDS = { A: 'added', M: 'changed', D: 'removed', T: 'changed' } as const

/** Compares content/ on this computer with the accepted version, as far as this computer knows it. */
export async function readFolder(repository: Repository) {
  const { git } = repository
  const tip = (await knownMain(repository)) || (await git(['rev-parse', 'HEAD']))
  const base = await git(['merge-base', 'HEAD', tip])
  const saved = await savedTree(git, base)
  const [ours, theirs, unlike, sent] = await Promise.all([
    changes(git, base, saved),
    changes(git, base, tip),
    changes(git, tip, saved),
    sentCommits(git),
  ])
  // A file that is equal there has been accepted.
  const differing = [...ours].filter(([file]) => unlike.has(file))
  const concerned = sent.filter(
    ({ isWaiting, files }) => isWaiting || differing.some(([file]) => files.has(file)),
  )
  const proposed = await followCommits(git, tip, concerned)
  const waiting = waitingProposals(proposed)
  const compared = differing.map(([file, { status, mode, before, after }]) => {
    const own = proposed.filter(({ files }) => files.has(file))
    const accepted = own.find((each) => isAccepted(file, each))
    const shared = accepted?.files.get(file)?.after ?? before
    const there = unlike.get(file)?.before ?? after
    const same = own.find(({ files }) => files.get(file)?.after === after)
    const replaced = same && whenReplaced(file, same)
    const isBehind = shared !== there && theirs.has(file)
    const isProposed = same !== undefined && waiting.has(same.branch)
    const standing = standingOf({ proposed: same?.date, replaced, isBehind, isProposed })
    const hashes = { ours: after, theirs: there, shared }
    return Object.assign(standing, hashes, { file, change: WORDS[status], mode })
  })
  return { tip, base, saved, waiting, files: compared }
}

type Standing = {
  /** When these very words were proposed, and when the accepted version replaced them. */
  readonly proposed: string | undefined
  readonly replaced: string | undefined
  readonly isBehind: boolean
  readonly isProposed: boolean
}

function standingOf({ proposed = '', replaced, isBehind, isProposed }: Standing) {
  const said = `You proposed this on ${dayOf(proposed)}`
  if (isBehind) {
    const note = replaced
      ? `${said}; it was accepted, and changed on ${dayOf(replaced)}.`
      : 'Somebody else changed this file, too. Get the accepted version first.'
    return { state: 'behind', note } as const
  }
  if (replaced) {
    const note = `${said}; it was taken back on ${dayOf(replaced)}.`
    return { state: 'taken-back', note } as const
  }
  if (isProposed) return { state: 'proposed', note: `${said}.` } as const
  return { state: 'new', note: null } as const
}

/** Such as 20 Nov. */
function dayOf(date: string): string {
  if (date === '') return ''
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}
