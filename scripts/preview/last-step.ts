import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Accepted, Folder } from './pages/exchange.ts'
import { ifThere } from '../system/system-error.ts'
import { Refused } from '../system/refused.ts'
import { BUSY, isMerging, openRepository, orStop, type Repository } from './repository.ts'

// Before each step that changes files, content/ is copied beside Git's own files. So the folder can be brought
// back, by a button or after the preview was stopped halfway.

type Step = {
  readonly kind: 'step'
  /** What was done. */
  readonly message: string
  readonly branch: string
  readonly head: string
  /** The commit that the step ended at; null while it is under way. */
  readonly after: string | null
}

const NOTHING = 'There is no last step to undo.'
const MOVED_ON = 'This folder has moved on since, so the last step cannot be undone.'

/**
 * Does a step, and keeps the folder as it was before.
 * @param work gets the folder of the copy
 * @throws what the step throws, after the folder was brought back
 */
export async function doStep(
  repository: Repository,
  message: string,
  work: (copy: string) => Promise<void>,
): Promise<void> {
  const { root, git, branch, head } = repository
  const copy = copyIn(repository)
  rmSync(copy, { recursive: true, force: true })
  cpSync(path.join(root, 'content'), path.join(copy, 'content'), { recursive: true })
  const step: Step = { kind: 'step', message, branch, head, after: null }
  record(repository, step)
  try {
    await work(copy)
  } catch (error) {
    await bringBack(root)
    throw error
  }
  record(repository, { ...step, after: await git(['rev-parse', 'HEAD']) })
}

/** Remembers the last step, or that a proposal was accepted. */
export function record(repository: Repository, last: Step | Accepted): void {
  writeFileSync(path.join(copyIn(repository), RECORD), JSON.stringify(last))
}

function readRecord(repository: Repository): Step | Accepted | null {
  const text = ifThere(() => readFileSync(path.join(copyIn(repository), RECORD), 'utf8'))
  return text === null ? null : (JSON.parse(text) as Step | Accepted)
}

const RECORD = 'last-step.json'

function copyIn({ gitFolder }: Repository): string {
  return path.join(gitFolder, 'preview')
}

export async function forgetStep(root: string): Promise<null> {
  rmSync(copyIn(await openRepository(root)), { recursive: true, force: true })
  return null
}

/** What the page says of the last step. */
export function lastStep(repository: Repository): Folder['last'] {
  const last = readRecord(repository)
  if (last?.kind !== 'step') return last
  if (last.after === null) return { kind: 'stopped' }
  return isHere(repository, last) ? { kind: 'done', message: last.message } : null
}

function isHere({ branch, head }: Repository, step: Step): boolean {
  return branch === step.branch && head === step.after
}

/** Undoes the last step: gives the folder the branch and the texts that it had before. */
export async function bringBack(root: string): Promise<null> {
  const repository = await openRepository(root)
  const { git, branch, head } = repository
  const last = readRecord(repository)
  if (last?.kind !== 'step') throw new Refused(NOTHING)
  if (last.after !== null && !isHere(repository, last)) throw new Refused(MOVED_ON)
  if (isMerging(repository)) await orStop(git(['merge', '--abort']), BUSY)
  if (branch !== last.branch || head !== last.head) {
    // All of content/ is in the copy.
    await orStop(git(['restore', '--source=HEAD', '--staged', '--worktree', '--', 'content']), BUSY)
    await git(['clean', '--quiet', '--force', '-d', '--', 'content'])
    await orStop(git(['switch', '--quiet', last.branch]), BUSY)
    await orStop(git(['reset', '--quiet', '--keep', last.head]), BUSY)
  }
  copyBack(path.join(copyIn(repository), 'content'), path.join(root, 'content'))
  return forgetStep(root)
}

function copyBack(copy: string, content: string): void {
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const isNew = !existsSync(path.join(copy, name))
    if (isNew) rmSync(path.join(content, name), { recursive: true, force: true })
  }
  cpSync(copy, content, { recursive: true })
}
