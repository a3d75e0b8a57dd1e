import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Clashes } from './pages/exchange.ts'
import type { Sent } from './pages/requests.ts'
import { GitFailed, orNull } from '../system/git.ts'
import { filesAt, unlike } from './files.ts'
import { ownCommits, readFolder, sentencesOf } from './folder.ts'
import { doStep, record } from './last-step.ts'
import { Refused } from '../system/refused.ts'
import {
  BUSY,
  forwardMain,
  isMerging,
  openFetched,
  openForStep,
  orStop,
  pushProposal,
  sharedVersion,
  type Repository,
} from './repository.ts'
import { takeFiles } from './withdraw.ts'
import { clashOf } from './words.ts'

/** Fetches the accepted version or the corrections of the proposal, and brings them into the folder. */
export async function takeIn(
  root: string,
  sent: Sent<'take-in'>,
  onNewProgram: () => void,
): Promise<Clashes | null> {
  return bringIn(await openFetched(root), sent, onNewProgram)
}

/** Leaves a proposal that was accepted, unless something stands in the way: then the bar offers it. */
export async function leaveIfAccepted(root: string, onNewProgram: () => void): Promise<void> {
  try {
    const repository = await openForStep(root)
    const { state } = await readFolder(repository)
    if (state !== 'accepted') return
    await bringIn(repository, { what: 'accepted', answers: {}, about: null }, onNewProgram)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

/**
 * Asks about each file that both sides changed, before anything changes. An accepted proposal is left for the
 * main branch.
 */
async function bringIn(
  repository: Repository,
  { what, answers, about }: Sent<'take-in'>,
  onNewProgram: () => void,
): Promise<Clashes | null> {
  const { root, git, branch, head, main } = repository
  const { state, tip, saved } = await readFolder(repository)
  const to = what === 'corrections' ? tip : main
  const isOver = state === 'accepted'
  const shared = isOver ? head : await sharedVersion(git, head, to)
  const before = await filesAt(git, shared)
  const here = await filesAt(git, head)
  const theirs = await filesAt(git, to)
  const changedThere = unlike(before, theirs)
  const both = unlike(before, saved).filter((file) => changedThere.includes(file))
  const asked = both.filter((file) => saved.get(file) !== theirs.get(file))
  const now = [to, ...asked.map((file) => saved.get(file) ?? '')].join(' ')
  const isOpen = asked.some((file) => answers[file] === undefined)
  if (isOpen || (asked.length > 0 && about !== now)) {
    const clashes = asked.map((file) => clashOf(root, file, to))
    return { about: now, clashes: await Promise.all(clashes) }
  }
  const mine = asked.filter((file) => answers[file] === 'mine')
  const notMine = both.filter((file) => !mine.includes(file))
  const ownFiles = await ownCommits(repository, '--format=', '--name-only', '--relative')
  const sentence = (await sentencesOf(repository)).at(-1) ?? branch

  await doStep(repository, MESSAGES[what], async (copy) => {
    await git(['restore', '--staged', '--', 'content'])
    await takeFiles(repository, 'HEAD', here, both)
    if (isOver) await orClash(git(['switch', '--quiet', await forwardMain(repository, main)]))
    else if (await isMergeOpen(repository, to)) {
      await settle(repository, 'HEAD', here, mine)
      await settle(repository, to, theirs, notMine)
      const conflicts = await git(['diff', '--name-only', '--diff-filter=U'])
      if (conflicts !== '') throw new Refused(bothChanged(conflicts))
      await orStop(git(['commit', '--quiet', '--message', MESSAGES[what]]), BUSY)
    }
    for (const file of mine) {
      const saved = path.join(copy, file)
      if (existsSync(saved)) cpSync(saved, path.join(root, file))
      else rmSync(path.join(root, file), { force: true })
    }
    if (state === 'proposed' || state === 'corrected') await pushProposal(repository)
  })
  if (isOver) {
    await git(['branch', '--quiet', '--delete', '--force', branch])
    const concerned = [...ownFiles, ...unlike(here, await filesAt(git, tip))]
    const files = [...new Set(concerned)].filter((file) => here.get(file) !== theirs.get(file))
    record(repository, { kind: 'accepted', sentence, from: head, to: main, files })
  }
  const programs = ['diff', '--quiet', shared, to, '--', '.', ':(exclude)content']
  if ((await orNull(git(programs))) === null) onNewProgram()
  return null
}

const MESSAGES = {
  accepted: 'This folder has the accepted version.',
  corrections: 'This folder has the corrections.',
}

/** Merges a version. @returns false if the branch could simply move forward */
async function isMergeOpen(repository: Repository, to: string): Promise<boolean> {
  try {
    await repository.git(['merge', '--quiet', '--no-commit', to])
  } catch (error) {
    // Files that both sides changed are settled afterwards.
    if (!isMerging(repository)) throw refusalOf(error)
  }
  return isMerging(repository)
}

async function orClash(command: Promise<string>): Promise<void> {
  await command.catch((error: unknown) => {
    throw refusalOf(error)
  })
}

/** Git names the files that stop it on lines with a tab. */
function refusalOf(error: unknown): unknown {
  const file = error instanceof GitFailed && /^\t(.+)$/m.exec(error.message)?.[1]
  return file ? new Refused(bothChanged(file)) : error
}

function bothChanged(files: string): string {
  const [file] = files.split('\n')
  return `This folder and the accepted version both changed ${file}, which is no text. Ask a developer. Nothing was changed.`
}

/** Settles files of an open merge with their version of a commit. */
async function settle(
  { git }: Repository,
  commit: string,
  there: ReadonlyMap<string, string>,
  files: readonly string[],
): Promise<void> {
  const [present, removed] = [true, false].map((is) =>
    files.filter((file) => there.has(file) === is),
  )
  if (present?.length) await git(['checkout', '--quiet', commit, '--', ...present])
  if (removed?.length) {
    await git(['rm', '--quiet', '--force', '--ignore-unmatch', '--', ...removed])
  }
}
