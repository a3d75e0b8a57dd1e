import { execFile } from 'node:child_process'
import { Refused } from './refused.ts'

/** A Git command that ended with an error. */
export class GitFailed extends Refused {
  override readonly name = 'GitFailed'
  /** Whether Git is not installed. */
  readonly isMissing: boolean

  constructor(message: string, isMissing: boolean) {
    super(message)
    this.isMissing = isMissing
  }
}

const LONGEST_MS = 120_000

const NO_GIT =
  'Git is not installed on this computer, so nothing can be compared or proposed from here.'

/** Nobody would see a prompt, and Git would wait for ever. */
const NO_PROMPTS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  GCM_INTERACTIVE: 'never',
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
}

/** In place of the writer's own settings, which change what Git prints and makes. Nobody would see a hook or a key ask. */
const PLAIN = {
  'commit.gpgSign': 'false',
  'core.hooksPath': '/dev/null',
  'log.showSignature': 'false',
  'merge.ff': 'true',
  'merge.renames': 'false',
  'merge.verifySignatures': 'false',
  'push.gpgSign': 'false',
  'status.showUntrackedFiles': 'normal',
}
const PLAINLY = Object.entries(PLAIN).flatMap(([name, value]) => ['-c', `${name}=${value}`])

type GitOptions = {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

/** The output of a Git command in a folder, as bytes. @throws {GitFailed} */
export function runGit(
  folder: string,
  args: readonly string[],
  { input = '', env = {}, timeoutMs: timeout = LONGEST_MS }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: folder,
      env: { ...process.env, ...NO_PROMPTS, LC_ALL: 'C', ...env },
      timeout,
      maxBuffer: Infinity,
      encoding: 'buffer',
    } as const
    const child = execFile('git', [...PLAINLY, ...args], options, (error, output, message) => {
      if (error === null) resolve(output)
      else {
        const isMissing = error.code === 'ENOENT'
        const why = isMissing ? NO_GIT : String(message).trim() || error.message
        reject(new GitFailed(why, isMissing))
      }
    })
    // A command that ends early reports its own error.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/** A function that runs Git commands in a folder and returns their output; it throws GitFailed. */
export function gitIn(folder: string) {
  return async (args: readonly string[], options?: GitOptions): Promise<string> =>
    (await runGit(folder, args, options)).toString('utf8').replace(/\n$/, '')
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
