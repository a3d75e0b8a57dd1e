import { spawnSync } from 'node:child_process'

/** The review is impossible; the message gives the reason in plain words. */
export class ReviewStopped extends Error {
  override readonly name = 'ReviewStopped'
}

/** Git failed, as in a damaged repository. */
class GitRefused extends Error {
  override readonly name = 'GitRefused'
}

/** The output of git; null if it failed, as for a commit that is not here. */
export function askGit(root: string, args: readonly string[]): string | null {
  const { status, stdout } = runGit(root, args)
  return status === 0 ? stdout.toString('utf8').trim() : null
}

/**
 * The output of git, as bytes.
 * @throws {GitRefused}
 */
export function readGit(root: string, args: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr } = runGit(root, args, input)
  if (status === 0) return stdout
  throw new GitRefused(`git ${args.join(' ')}: ${stderr.toString('utf8').trim()}`)
}

function runGit(root: string, args: readonly string[], input = '') {
  const ran = spawnSync('git', args, { cwd: root, input, maxBuffer: Infinity })
  if (!ran.error) return ran
  throw new ReviewStopped('The review needs git to compare two versions.', {
    cause: ran.error,
  })
}
