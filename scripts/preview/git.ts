import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

// What a checkout holds, as Git knows it.

/** A command of Git that ended with an error. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed'
  /** Whether there is no Git on this computer. */
  readonly isMissing: boolean

  constructor(said: string, isMissing: boolean) {
    super(said)
    this.isMissing = isMissing
  }
}

const LONGEST_MS = 120_000

/** A prompt would wait for ever: nobody sees it. */
const NO_PROMPTS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GCM_INTERACTIVE: 'never',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
}

/**
 * @param folder in which Git runs
 * @returns a function that runs a command of Git and returns what it prints; it throws GitFailed
 */
export function gitIn(folder: string) {
  return (
    args: readonly string[],
    { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const options = {
        cwd: folder,
        env: { ...process.env, ...NO_PROMPTS, LC_ALL: 'C', ...env },
        timeout: LONGEST_MS,
        maxBuffer: 64_000_000,
      }
      const child = execFile('git', [...args], options, (error, out, said) => {
        if (error === null) resolve(out.replace(/\n$/, ''))
        else reject(new GitFailed(said.trim() || error.message, error.code === 'ENOENT'))
      })
      // A command that ends early says itself why.
      child.stdin?.on('error', () => undefined)
      child.stdin?.end(input)
    })
}

export type Git = ReturnType<typeof gitIn>

/** Null where Git refuses; it throws where there is no Git. */
export async function orNull(asked: Promise<string>): Promise<string | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GitFailed && !error.isMissing) return null
    throw error
  }
}

/** The hash of a commit; empty where there is no such version. */
export async function hashOf(git: Git, name: string): Promise<string> {
  return (await orNull(git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]))) ?? ''
}

/** Runs Git with an index of its own, so that what is staged in the checkout stays as it is. */
export async function withIndex<Result>(
  git: Git,
  work: (git: Git) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proposal-'))
  const env = { GIT_INDEX_FILE: path.join(folder, 'index') }
  try {
    return await work((args, options) => git(args, { ...options, env }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The tree of a commit with content/ as it is saved on this computer. */
export function savedTree(git: Git, base: string): Promise<string> {
  return withIndex(git, async (index) => {
    await index(['read-tree', base])
    await index(['add', '--all', '--', 'content'])
    return index(['write-tree'])
  })
}

/** How a file of content/ differs: added, modified, deleted, of another type. */
type Changed = {
  readonly status: 'A' | 'M' | 'D' | 'T'
  readonly mode: string
  readonly hash: string
}

/** By their paths from the project's root. */
export type Changes = ReadonlyMap<string, Changed>

/** The files of content/ that differ between two versions, as they are in the second. */
export async function changes(git: Git, from: string, to: string): Promise<Changes> {
  const asked = ['diff', '--raw', '-z', '--no-renames', '--no-abbrev', '--relative', from, to]
  const raw = await git([...asked, '--', 'content'])
  const found = raw.matchAll(/:\d+ (\d+) \w+ (\w+) ([AMDT])\0([^\0]+)/g)
  return new Map(
    Array.from(found, ([, mode = '', hash = '', status = 'M', file = '']) => [
      file,
      { status: status as Changed['status'], mode, hash },
    ]),
  )
}
