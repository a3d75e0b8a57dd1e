import * as v from 'valibot'
import {
  proposalSchema,
  type Content,
  type Difference,
  type Proposal,
  type Proposed,
  type SchoolEntry,
} from '../../src/preview/exchange.ts'
import { asFileName } from '../content/compiler.ts'
import { GitFailed, gitIn, hashOf, orNull, type Git } from '../system/git.ts'
import { changes, savedTree, withIndex, type Changes } from './git.ts'

/** Why a change cannot be proposed, in a sentence for the writer. */
class CannotPropose extends Error {
  override readonly name = 'CannotPropose'
}

/** The commit that this checkout proposed last, and its branch. */
const LAST_COMMIT = 'refs/preview/proposed'
const LAST_BRANCH = 'preview.branch'

const WORDS = { A: 'added', M: 'changed', D: 'removed', T: 'changed' } as const

/** The differences from the version that students get, as far as this computer knows it. */
export function readProposal(root: string): Promise<Proposal> {
  return orRefusal(async () => {
    const { git, remote } = await open(root)
    const tip = await hashOf(git, `refs/remotes/${remote}/HEAD`)
    const base = await git(['merge-base', 'HEAD', tip || 'HEAD'])
    const saved = await savedTree(git, base)
    const last = await hashOf(git, LAST_COMMIT)
    const left = last === '' ? null : await changes(git, last, saved)
    const ours = await changes(git, base, saved)
    // A file that is equal there has been accepted.
    const unlike = await changes(git, tip || base, saved)
    const differs = [...ours].filter(([file]) => unlike.has(file))
    return {
      kind: 'differs',
      differences: differs.map(([file, { status }]): Difference => ({
        file,
        change: WORDS[status],
      })),
      isProposed: left !== null && differs.every(([file]) => !left.has(file)),
    }
  })
}

type Proposable = Pick<Content, 'problems' | 'failed'> & {
  readonly school: Pick<SchoolEntry, 'repository'> | null
}

/**
 * Puts the files of content/ that differ on top of the default branch, as one commit on a branch of
 * its own, and pushes that branch. Leaves the checkout and its index alone.
 */
export async function propose(
  root: string,
  { school, problems, failed }: Proposable,
  sent: unknown,
): Promise<Proposed> {
  const request = v.safeParse(proposalSchema, sent)
  if (!request.success) return { kind: 'refused', message: 'Type a name and an email address.' }
  const { sentence, author } = request.output
  return orRefusal(async () => {
    const hasError = problems.some(({ severity }) => severity === 'error')
    if (hasError || failed !== null) throw new CannotPropose(MISTAKE)
    if (!school?.repository) throw new CannotPropose(NO_REPOSITORY)
    if (sentence === '') throw new CannotPropose('Say in a sentence what you changed.')
    const { git, remote } = await open(root)
    if (author !== null) {
      await git(['config', 'user.name', author.name])
      await git(['config', 'user.email', author.email])
    }
    if (!(await hasAuthor(git))) return { kind: 'no-author' }
    const main = await fetchMain(git, remote)
    const last = await hashOf(git, LAST_COMMIT)
    const waiting = last === '' ? null : await waitingBranch(git, remote, main.tip, last)
    const base = await git(['merge-base', 'HEAD', main.tip])
    const saved = await savedTree(git, base)
    const ours = await changes(git, base, saved)
    for (const tip of waiting === null ? [main.tip] : [main.tip, waiting.tip]) {
      await assertUnchanged(git, { ours, saved, known: last || base, tip })
    }
    const onto = waiting?.tip ?? main.tip
    const files = [...(await changes(git, onto, saved))].filter(([file]) => ours.has(file))
    if (files.length === 0) throw new CannotPropose(waiting ? ALREADY : NOTHING)
    const branch = waiting?.name ?? (await freeBranch(git, remote, sentence))
    const prefix = await git(['rev-parse', '--show-prefix'])
    const lines = files.map(([file, { mode, hash }]) => `${mode} ${hash}\t${prefix}${file}\0`)
    const commit = await withIndex(git, async (index) => {
      await index(['read-tree', onto])
      await index(['update-index', '-z', '--index-info'], { input: lines.join('') })
      const tree = await index(['write-tree'])
      return git(['commit-tree', tree, '-p', onto, '-m', sentence])
    })
    const refs = `${commit}:refs/heads/${branch}`
    await orStop(git(['push', '--quiet', '--no-verify', remote, refs]), NOT_ACCEPTED)
    await git(['update-ref', LAST_COMMIT, commit])
    await git(['config', LAST_BRANCH, branch])
    const address = `${school.repository}/compare/${main.name}...${branch}?expand=1`
    return { kind: 'proposed', address, branch, files: files.length }
  })
}

const MISTAKE = 'There is a mistake in the content. Correct it first.'
const NO_REPOSITORY =
  'site.json does not name the repository on GitHub. Add "repository" to it, such as "https://github.com/school/portal".'
const NOTHING = 'Students already have this version.'
const ALREADY = 'You have already proposed all of this.'
const NOT_ACCEPTED =
  'The repository did not accept the proposal. You may have no right to push there: ask the owner of the portal.'
const NOT_REACHED =
  'The repository could not be reached. Check that this computer is online and may read it, then try again.'
const NO_GIT = 'Git is not installed on this computer, so you cannot propose changes from here.'
const NO_CHECKOUT = 'This folder is not a Git checkout, so you cannot propose changes from it.'
const NO_REMOTE = 'This checkout has no remote repository to propose changes to.'

async function orRefusal<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CannotPropose) && !(error instanceof GitFailed)) throw error
    const isMissing = error instanceof GitFailed && error.isMissing
    return { kind: 'refused', message: isMissing ? NO_GIT : error.message } as const
  }
}

async function orStop(command: Promise<string>, why: string): Promise<string> {
  const output = await orNull(command)
  if (output === null) throw new CannotPropose(why)
  return output
}

/** @throws {CannotPropose} if this is no checkout, or has no remote repository */
async function open(root: string) {
  const git = gitIn(root)
  await orStop(git(['rev-parse', '--verify', 'HEAD']), NO_CHECKOUT)
  const remotes = (await git(['remote'])).split('\n').filter(Boolean)
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (remote === undefined) throw new CannotPropose(NO_REMOTE)
  return { git, remote }
}

async function hasAuthor(git: Git): Promise<boolean> {
  const set = ['user.name', 'user.email'].map((name) => orNull(git(['config', name])))
  return (await Promise.all(set)).every(Boolean)
}

/** Fetches the default branch of the remote repository. */
async function fetchMain(git: Git, remote: string) {
  const output = await orStop(git(['ls-remote', '--symref', remote, 'HEAD']), NOT_REACHED)
  const name = /^ref: refs\/heads\/(\S+)/m.exec(output)?.[1]
  if (name === undefined) throw new CannotPropose('The repository has no default branch yet.')
  return { name, tip: await fetchBranch(git, remote, name) }
}

async function fetchBranch(git: Git, remote: string, name: string): Promise<string> {
  const into = `refs/remotes/${remote}/${name}`
  const refs = `+refs/heads/${name}:${into}`
  await orStop(git(['fetch', '--quiet', '--no-tags', remote, refs]), NOT_REACHED)
  return hashOf(git, into)
}

/** The branch proposed last; null if it is gone, or its change has been accepted. */
async function waitingBranch(git: Git, remote: string, main: string, last: string) {
  const name = await orNull(git(['config', LAST_BRANCH]))
  if (name === null || !(await isThere(git, remote, name))) return null
  const sent = await changes(git, await git(['merge-base', main, last]), last)
  const other = await changes(git, last, main)
  const isAccepted = [...sent.keys()].every((file) => !other.has(file))
  return isAccepted ? null : { name, tip: await fetchBranch(git, remote, name) }
}

async function isThere(git: Git, remote: string, branch: string): Promise<boolean> {
  return (await orStop(git(['ls-remote', remote, `refs/heads/${branch}`]), NOT_REACHED)) !== ''
}

/** A branch name made of the sentence. The folder keeps it apart from the default branch. */
async function freeBranch(git: Git, remote: string, sentence: string): Promise<string> {
  const wanted = `content/${(asFileName(sentence) ?? 'change').slice(0, 50).replace(/-$/, '')}`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isThere(git, remote, name))) return name
  }
}

type Versions = {
  readonly ours: Changes
  /** The tree of the files on this computer. */
  readonly saved: string
  /** The commit that this checkout started from, or proposed last. */
  readonly known: string
  readonly tip: string
}

/** @throws {CannotPropose} if the tip has a version of our files that this checkout has never seen */
async function assertUnchanged(git: Git, { ours, saved, known, tip }: Versions): Promise<void> {
  const base = await git(['merge-base', 'HEAD', tip])
  const versions = await Promise.all([
    changes(git, base, tip),
    changes(git, known, tip),
    changes(git, saved, tip),
  ])
  const changed = [...ours.keys()].filter((file) => versions.every((version) => version.has(file)))
  if (changed.length === 0) return
  throw new CannotPropose(
    `Somebody else changed ${changed.join(' and ')} meanwhile. Ask a developer to update this folder, then look at your change again.`,
  )
}
