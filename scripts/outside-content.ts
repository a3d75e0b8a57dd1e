import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { baseOf } from './accepted-content.ts'
import {
  contentOf,
  plainText,
  type ContentFiles,
  type FileContent,
} from './content/files/content-files.ts'
import { askGit, GitRefused, ReviewStopped } from './review/git.ts'
import { ifThere } from './system-error.ts'

/**
 * Texts of content that a change put beside the folder content, where nothing would find them. None where
 * nobody knows what has changed, as in a folder without git.
 * @param files those below content/
 * @param pullRequestTo the branch that a pull request on GitHub goes to (GITHUB_BASE_REF)
 */
export function textsOutside(
  root: string,
  files: ContentFiles,
  pullRequestTo?: string,
): Map<string, FileContent> {
  const isInPage = (path: string) => {
    return path.split('/').length === 2 && files.has(`content/${dirname(path)}/page.md`)
  }
  return new Map(
    newFiles(root, pullRequestTo).flatMap((path): [string, FileContent][] => {
      if (!MAY_BE_TEXT.test(path)) return []
      const bytes = ifThere(() => {
        // (A link to a folder is no text.)
        return statSync(join(root, path)).isFile() ? readFileSync(join(root, path)) : null
      })
      const content = bytes && contentOf(path, bytes)
      if (content === null) return []
      return isInPage(path) || hasFields(content) ? [[path, content]] : []
    }),
  )
}

/** Content and the examples of tests are looked at elsewhere, and GitHub has forms with fields of their own. */
const MAY_BE_TEXT = /^(?!content\/|tests\/|\.github\/).*(?:\.(?:md|markdown|txt)|(?:^|\/)[^./]+)$/i

/** Whether a text begins as those of content do. */
function hasFields(content: FileContent): boolean {
  const top = /^---[ \t]*\n[^]*?\n---[ \t]*(?=\n|$)/.exec(plainText(content))?.[0] ?? ''
  return /^subject:/m.test(top) || (/^title:/m.test(top) && /^(?:description|intro):/m.test(top))
}

function newFiles(root: string, pullRequestTo: string | undefined): string[] {
  try {
    const base = baseOf(root, pullRequestTo)
    if (base?.kind !== 'commit') return []
    const asked = [
      ['diff', '--name-only', '--no-renames', '--diff-filter=A', '--relative', '-z', base.hash],
      ['ls-files', '--others', '--exclude-standard', '-z'],
    ]
    return asked.flatMap((args) => (askGit(root, args) ?? '').split('\0').filter(Boolean))
  } catch (cause) {
    if (cause instanceof ReviewStopped || cause instanceof GitRefused) return []
    throw cause
  }
}
