import { execFile } from 'node:child_process'

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
