import type { FileContent } from '../files/content-files.ts'
import type { ReadFolder } from '../read/read-folder.ts'
import type { Reading } from '../read/reading.ts'

/** The texts of a folder, and what else their reading looks at. */
export type FolderInputs = {
  readonly slug: string
  readonly dependsOn: string
  readonly paths: readonly string[]
  readonly texts: readonly FileContent[]
}

/** What an earlier process has left of its work. */
export type Kept = {
  /** A folder, read unless it was kept. */
  readonly folder: (inputs: FolderInputs, read: () => Reading<ReadFolder>) => Reading<ReadFolder>
  /** The module that was made of a kept folder's cards. */
  readonly sourceOf: (folder: ReadFolder) => string | undefined
}

export const nothingKept: Kept = { folder: (_inputs, read) => read(), sourceOf: () => undefined }
