import { spawnSync } from 'node:child_process'

/** A review that cannot be made, for a reason that is said in plain words. */
export class ReviewStopped extends Error {
  override readonly name = 'ReviewStopped'
}

/** Git does not do what it was asked, as in a repository that is damaged. */
class GitRefused extends Error {
  override readonly name = 'GitRefused'
}

/** What git printed; null when it refused, as it does for a commit that is not here. */
export function askGit(root: string, args: readonly string[]): string | null {
  const { status, stdout } = runGit(root, args)
  return status === 0 ? stdout.toString('utf8').trim() : null
}

/**
 * What git printed, as bytes.
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
  throw new ReviewStopped('The review compares two versions, and needs git for that.', {
    cause: ran.error,
  })
}
