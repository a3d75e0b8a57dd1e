import { compile, type Compiled } from '../content/compile.ts'
import type { ContentFiles } from '../content/files/content-files.ts'
import type { ReadText } from '../content/read/read-text.ts'

/** One of the two versions of content that are compared. */
export type Version = Compiled & { readonly files: ContentFiles }

/**
 * @param before the version that this one changes, with which the check gives the same advice
 * @param read reads a text; most are the same in both versions, and a cache reads them once
 */
export function versionOf(
  files: ContentFiles,
  before: ContentFiles | null = null,
  read?: ReadText,
): Version {
  return { ...compile(files, read, before), files }
}
