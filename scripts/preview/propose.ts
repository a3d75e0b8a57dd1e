import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Proposed } from './pages/exchange.ts'
import type { Sent } from './pages/requests.ts'
import { asFileName, contentOf, messageOf, newErrors, withChanges } from '../content/for-tools.ts'
import { contentAt } from '../review/content-at.ts'
import { gitIn, hashOf, orNull, type Git } from '../system/git.ts'
import { ifThere } from '../system/system-error.ts'
import { unlike } from './files.ts'
import { BRANCHES, HINDRANCES, pullRequestAt, readFolder } from './folder.ts'
import { Refused } from '../system/refused.ts'
import {
  BUSY,
  fetchBranches,
  openFetched,
  openRepository,
  orStop,
  push,
  pushProposal,
  type Repository,
} from './repository.ts'
import { backToMain } from './withdraw.ts'

/**
 * Commits the ticked files, and pushes them: to the proposal that the folder is on, or to a new branch.
 */
export async function propose(
  root: string,
  repositoryUrl: string,
  { sentence, author, files }: Sent<'propose'>,
): Promise<Proposed | null> {
  const git = gitIn(root)
  if (author !== null) {
    await git(['config', 'user.name', author.name])
    await git(['config', 'user.email', author.email])
  }
  if (!(await hasAuthor(git))) return null
  const repository = await openFetched(root)
  const { state, base, before, saved, changedAtMain } = await readFolder(repository)
  const hindrance = HINDRANCES[state]
  if (hindrance !== undefined) throw new Refused(hindrance)
  const ticked = unlike(before, saved).filter((file) => files.includes(file))
  if (ticked.length === 0) throw new Refused(NOTHING)
  const behind = ticked.find((file) => changedAtMain.includes(file))
  if (behind !== undefined) throw new Refused(`Somebody else changed ${behind}, too. ${GET_FIRST}`)
  await assertSound(root, base, ticked)
  if (state === 'proposed') await addTo(repository, sentence, ticked)
  else {
    await begin(state === 'refused' ? await backToMain(repository) : repository, sentence, ticked)
  }
  const address = (await pullRequestAt(await openRepository(root), repositoryUrl)) ?? ''
  return { address, isNew: state !== 'proposed', files: ticked.length }
}

const NOTHING = 'Tick a file that differs.'
const GET_FIRST = 'Get the accepted version first, then look at your words again.'

async function hasAuthor(git: Git): Promise<boolean> {
  const set = ['user.name', 'user.email'].map((name) => orNull(git(['config', name])))
  return (await Promise.all(set)).every(Boolean)
}

async function addTo(repository: Repository, sentence: string, files: readonly string[]) {
  const { git } = repository
  await commit(git, sentence, files)
  try {
    await pushProposal(repository)
  } catch (error) {
    await git(['reset', '--quiet', '--soft', 'HEAD~1'])
    throw error
  }
}

/** The new branch starts where the folder stands, so no file changes. */
async function begin(repository: Repository, sentence: string, files: readonly string[]) {
  const { git, branch } = repository
  const name = await freeBranch(git, sentence)
  await orStop(git(['switch', '--quiet', '--no-track', '--create', name]), BUSY)
  try {
    await commit(git, sentence, files)
    await push(repository, '--set-upstream', name)
    // The clone of a single branch follows no others.
    if ((await hashOf(git, `${name}@{upstream}`)) === '') {
      await git(['remote', 'set-branches', '--add', repository.remote, `${BRANCHES}*`])
      await fetchBranches(repository)
    }
  } catch (error) {
    await git(['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
    await git(['branch', '--quiet', '--delete', '--force', name])
    throw error
  }
}

async function commit(git: Git, sentence: string, files: readonly string[]): Promise<void> {
  const input = files.join('\0')
  const named = ['--pathspec-from-file=-', '--pathspec-file-nul']
  await orStop(git(['--literal-pathspecs', 'add', '--all', ...named], { input }), BUSY)
  const plain = ['--quiet', '--only', '--cleanup=whitespace', '--message', sentence]
  await orStop(git(['--literal-pathspecs', 'commit', ...plain, ...named], { input }), BUSY)
}

/** A branch name made of the sentence. */
async function freeBranch(git: Git, sentence: string): Promise<string> {
  const refs = (await git(['for-each-ref', '--format=%(refname)'])).split('\n')
  const wanted = `${BRANCHES}${(asFileName(sentence) ?? 'change').slice(0, 50).replace(/-$/, '')}`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!refs.some((ref) => ref.endsWith(`/${name}`))) return name
  }
}

/** @throws {Refused} if the ticked files would bring a mistake */
async function assertSound(root: string, base: string, ticked: readonly string[]): Promise<void> {
  const before = await contentAt(root, base)
  const changes = ticked.map((file) => {
    const bytes = ifThere(() => readFileSync(path.join(root, file)))
    return [file, bytes && contentOf(file, bytes)] as const
  })
  const [first] = newErrors(before, withChanges(before, new Map(changes)))
  if (first === undefined) return
  const { file, line } = first.place
  throw new Refused(
    `The ticked files have a mistake: ${file}, line ${line}: ${messageOf(first)} Correct it, or tick every file that belongs to this change.`,
  )
}
