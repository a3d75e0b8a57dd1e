import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A Git command that ended with an error. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed'
  /** Whether Git is not installed. */
  readonly isMissing: boolean

  constructor(message: string, isMissing: boolean) {
    super(message)
    this.isMissing = isMissing
  }
}

const TIMEOUT_MS = 120_000

/** Nobody would see a prompt, and Git would wait for ever. */
const NO_PROMPTS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GCM_INTERACTIVE: 'never',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
}

/**
 * @param folder the folder in which Git runs
 * @returns a function that runs a Git command and returns its output; it throws GitFailed
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
        timeout: TIMEOUT_MS,
        maxBuffer: 64_000_000,
      }
      const child = execFile('git', [...args], options, (error, output, message) => {
        if (error === null) resolve(output.replace(/\n$/, ''))
        else reject(new GitFailed(message.trim() || error.message, error.code === 'ENOENT'))
      })
      // A command that ends early reports its own error.
      child.stdin?.on('error', () => undefined)
      child.stdin?.end(input)
    })
}

export type Git = ReturnType<typeof gitIn>

/** The output of a command; null if it failed. Throws if Git is not installed. */
export async function orNull(command: Promise<string>): Promise<string | null> {
  try {
    return await command
  } catch (error) {
    if (error instanceof GitFailed && !error.isMissing) return null
    throw error
  }
}

/** The hash of a commit; '' if there is no such commit. */
export async function hashOf(git: Git, name: string): Promise<string> {
  return (await orNull(git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]))) ?? ''
}

/** Runs Git with a temporary index, so that staged files of the checkout stay as they are. */
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

/** The tree of a commit with the files of content/ on this computer. */
export function savedTree(git: Git, base: string): Promise<string> {
  return withIndex(git, async (index) => {
    await index(['read-tree', base])
    await index(['add', '--all', '--', 'content'])
    return index(['write-tree'])
  })
}

type Changed = {
  /** Added, modified, deleted, or another type. */
  readonly status: 'A' | 'M' | 'D' | 'T'
  readonly mode: string
  readonly hash: string
}

/** Changed files by their paths from the project's root. */
export type Changes = ReadonlyMap<string, Changed>

/** The files of content/ that differ between two versions, as they are in the second. */
export async function changes(git: Git, from: string, to: string): Promise<Changes> {
  const diff = ['diff', '--raw', '-z', '--no-renames', '--no-abbrev', '--relative', from, to]
  const raw = await git([...diff, '--', 'content'])
  const found = raw.matchAll(/:\d+ (\d+) \w+ (\w+) ([AMDT])\0([^\0]+)/g)
  return new Map(
    Array.from(found, ([, mode = '', hash = '', status = 'M', file = '']) => [
      file,
      { status: status as Changed['status'], mode, hash },
    ]),
  )
}
