import { compile, type Compiled } from '../content/compile.ts'
import type { ContentFiles } from '../content/files/content-files.ts'

/** One of the two versions of content that are compared. */
export type Version = Compiled & { readonly files: ContentFiles }

/** @param before the version that this one changes, with which the check gives the same advice */
export function versionOf(files: ContentFiles, before: ContentFiles | null = null): Version {
  return { ...compile(files, undefined, before), files }
}
