import { compile, type Compiled } from '../content/compile.ts'
import type { ContentFiles } from '../content/files/content-files.ts'

/** One of the two versions of content that are compared. */
export type Version = Compiled & { readonly files: ContentFiles }

export function versionOf(files: ContentFiles): Version {
  return { ...compile(files), files }
}
