import type { ContentFiles } from './content/files/content-files.ts'
import { contentAt } from './review/content-at.ts'
import { askGit, GitRefused, ReviewStopped } from './review/git.ts'
import { findRevisions, type Revision } from './review/revisions.ts'

/**
 * Content as it was before the change that is checked: where the change left the main branch, else as it
 * was saved last. Null where nobody knows, as in a folder without git: the check then says less, and goes on.
 * @param pullRequestTo the branch that a pull request on GitHub goes to (GITHUB_BASE_REF)
 */
export function acceptedContent(root: string, pullRequestTo?: string): ContentFiles | null {
  try {
    const base = baseOf(root, pullRequestTo)
    const files = base && contentAt(root, base)
    return files && files.size > 0 ? files : null
  } catch (cause) {
    if (cause instanceof ReviewStopped || cause instanceof GitRefused) return null
    throw cause
  }
}

/** The version that content was in before the change; null where there is none. */
export function baseOf(root: string, pullRequestTo: string | undefined): Revision | null {
  try {
    return findRevisions(root, { pullRequestTo }).base
  } catch (cause) {
    if (!(cause instanceof ReviewStopped)) throw cause
    const hash = askGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD'])
    return hash === null ? null : { kind: 'commit', hash, name: 'HEAD' }
  }
}
