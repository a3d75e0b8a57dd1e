import type { Proposed } from '../../src/preview/propose/exchange.ts'
import type { Sent } from '../../src/preview/requests.ts'
import { asFileName, compile, messageOf, type Problem } from '../content/compiler.ts'
import { contentAt } from '../review/content-at.ts'
import { orNull, type Git } from '../system/git.ts'
import { pullRequestAt, readFolder, type Differing } from './differences.ts'
import { changes, treeWith } from './git.ts'
import { rememberSent, type SentCommit } from './proposals.ts'
import { Refused } from './refused.ts'
import {
  BRANCHES,
  fetchBranch,
  fetchMain,
  openRepository,
  orStop,
  type Repository,
} from './repository.ts'

/**
 * Puts the ticked files on top of the accepted version, or of a proposal that waits, as one commit, and
 * pushes its branch. Leaves the checkout and its index alone.
 * @param repositoryUrl null if site.json does not name the repository on GitHub
 */
export async function propose(
  root: string,
  repositoryUrl: string | null,
  { sentence, author, files, addTo }: Sent<'propose'>,
): Promise<Proposed> {
  if (repositoryUrl === null) throw new Refused(NO_REPOSITORY)
  const repository = await openRepository(root)
  const { git, remote } = repository
  if (author !== null) {
    await git(['config', 'user.name', author.name])
    await git(['config', 'user.email', author.email])
  }
  if (!(await hasAuthor(git))) return { kind: 'no-author' }
  const main = await fetchMain(repository)
  const folder = await readFolder(repository)
  const ticked = folder.files.filter(({ file }) => files.includes(file))
  if (ticked.length === 0) throw new Refused(NOTHING)
  const behind = ticked.find(({ state }) => state === 'behind')
  if (behind) throw new Refused(`Somebody else changed ${behind.file}, too. ${GET_FIRST}`)
  const waiting = addTo === null ? undefined : folder.waiting.get(addTo)
  if (addTo !== null && waiting === undefined) throw new Refused(NOT_WAITING)
  const onto = waiting ? await tipOf(repository, waiting, ticked) : main.tip
  const branch = addTo ?? freeBranch(main.branches, sentence)
  const tree = await treeWith(
    git,
    onto,
    ticked.map(({ file, mode, ours }) => ({ file, mode, hash: ours })),
  )
  if (tree === (await git(['rev-parse', `${onto}^{tree}`]))) throw new Refused(ALREADY)
  await assertSound(root, onto, tree)
  const commit = await git(['commit-tree', tree, '-p', onto, '-m', sentence])
  const refs = `${commit}:refs/heads/${branch}`
  await orStop(git(['push', '--quiet', '--no-verify', remote, refs]), NOT_ACCEPTED)
  await rememberSent(git, branch, commit)
  const address = pullRequestAt(repositoryUrl, branch)
  return { kind: 'proposed', address, branch, files: ticked.length }
}

const NO_REPOSITORY =
  'site.json does not name the repository on GitHub. Add "repository" to it, such as "https://github.com/school/portal".'
const NOTHING = 'Tick a file that differs from the accepted version.'
const GET_FIRST = 'Choose “Get the accepted version”, then look at your change again.'
const ALREADY = 'You have already proposed all of this.'
const NOT_WAITING = 'That proposal was accepted or removed meanwhile. Make a new one.'
const NOT_ACCEPTED =
  'The repository did not accept the proposal. You may have no right to push there: ask the owner of the portal.'

async function hasAuthor(git: Git): Promise<boolean> {
  const set = ['user.name', 'user.email'].map((name) => orNull(git(['config', name])))
  return (await Promise.all(set)).every(Boolean)
}

/** The newest commit of a branch. @throws {Refused} if somebody else changed the ticked files there */
async function tipOf(
  repository: Repository,
  [last]: readonly SentCommit[],
  ticked: readonly Differing[],
): Promise<string> {
  if (last === undefined) throw new Refused(NOT_WAITING)
  const tip = await fetchBranch(repository, last.branch)
  const theirs = await changes(repository.git, last.hash, tip)
  const changed = ticked.find(({ file, ours }) => (theirs.get(file)?.after ?? ours) !== ours)
  if (changed === undefined) return tip
  throw new Refused(
    `Somebody changed ${changed.file} in this proposal on GitHub. Correct it there, or make a new proposal.`,
  )
}

/** @throws {Refused} if the ticked files would bring a mistake */
async function assertSound(root: string, onto: string, tree: string): Promise<void> {
  const [known, found] = await Promise.all([onto, tree].map((hash) => errorsAt(root, hash)))
  const first = found?.find((error) => !known?.some((old) => textOf(old) === textOf(error)))
  if (first === undefined) return
  const { file, line } = first.place
  throw new Refused(
    `The ticked files have a mistake: ${file}, line ${line}: ${messageOf(first)} Correct it, or tick every file that belongs to this change.`,
  )
}

/** Without its line, which the ticked files may move. */
function textOf(error: Problem): string {
  return `${error.place.file} ${messageOf(error)}`
}

async function errorsAt(root: string, hash: string): Promise<Problem[]> {
  const { problems } = compile(await contentAt(root, hash))
  return problems.filter(({ severity }) => severity === 'error')
}

/** A branch name made of the sentence. */
function freeBranch(taken: readonly string[], sentence: string): string {
  const wanted = `${BRANCHES}${(asFileName(sentence) ?? 'change').slice(0, 50).replace(/-$/, '')}`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.includes(name)) return name
  }
}
