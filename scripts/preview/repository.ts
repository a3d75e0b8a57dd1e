import { gitIn, hashOf, orNull, type Git } from '../system/git.ts'
import { endProposals } from './proposals.ts'
import { Refused } from './refused.ts'

const NOT_REACHED =
  'The repository could not be reached. Check that this computer is online and may read it, then try again.'
const NO_CHECKOUT = 'This folder is not a Git checkout, so you cannot propose changes from it.'
const NO_REMOTE = 'This checkout has no remote repository to propose changes to.'

export const BUSY = 'Another program is using Git in this folder. Close it, then try again.'

/** @throws {Refused} with `why` if the command fails */
export async function orStop(command: Promise<string>, why: string): Promise<string> {
  const output = await orNull(command)
  if (output === null) throw new Refused(why)
  return output
}

export type Repository = { readonly git: Git; readonly remote: string }

/** @throws {Refused} if this is no checkout, or has no remote repository */
export async function openRepository(root: string): Promise<Repository> {
  const git = gitIn(root)
  await orStop(git(['rev-parse', '--verify', 'HEAD']), NO_CHECKOUT)
  const remotes = (await git(['remote'])).split('\n').filter(Boolean)
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (remote === undefined) throw new Refused(NO_REMOTE)
  return { git, remote }
}

/** The folder of the branches that are proposed: it keeps them apart from the default branch. */
export const BRANCHES = 'content/'

/** A network that does not answer keeps nobody waiting for longer. */
const TIMEOUT_MS = 20_000

/** Fetches the accepted version, and forgets the proposals whose branches are gone. */
export async function fetchMain({ git, remote }: Repository) {
  const wanted = ['HEAD', `refs/heads/${BRANCHES}*`]
  const asked = git(['ls-remote', '--symref', remote, ...wanted], { timeoutMs: TIMEOUT_MS })
  const output = await orStop(asked, NOT_REACHED)
  const name = /^ref: refs\/heads\/(\S+)/m.exec(output)?.[1]
  if (name === undefined) throw new Refused('The repository has no default branch yet.')
  const tip = await fetchBranch({ git, remote }, name)
  const heads = `refs/remotes/${remote}`
  await git(['symbolic-ref', `${heads}/HEAD`, `${heads}/${name}`])
  const branches = output.split('\n').flatMap((line) => line.split('\trefs/heads/')[1] ?? [])
  await endProposals(git, branches)
  return { name, tip, branches }
}

export async function fetchBranch({ git, remote }: Repository, name: string): Promise<string> {
  const into = `refs/remotes/${remote}/${name}`
  const fetch = ['fetch', '--quiet', '--no-tags', remote, `+refs/heads/${name}:${into}`]
  await orStop(git(fetch, { timeoutMs: TIMEOUT_MS }), NOT_REACHED)
  return hashOf(git, into)
}

/** The accepted version, as far as this computer knows it; '' if it has never been fetched. */
export function knownMain({ git, remote }: Repository): Promise<string> {
  return hashOf(git, `refs/remotes/${remote}/HEAD`)
}
