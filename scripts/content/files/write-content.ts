import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { ContentFiles, FileContent } from './content-files.ts'
import { stillHolds, writeWhole } from './replace-file.ts'
import { Refused } from '../../system/refused.ts'
import { isSystemError } from '../../system/system-error.ts'

/** The new texts of files, by path; null deletes a file. */
export type ContentChanges = ReadonlyMap<string, FileContent | null>

/**
 * Writes all changes.
 * @param files content as it was read
 * @throws {Refused} when a file has changed since; then nothing is written
 */
export function writeContent(root: string, files: ContentFiles, changes: ContentChanges): void {
  for (const file of changes.keys()) {
    const place = path.join(root, file)
    const before = files.get(file)
    const isAsRead = before === undefined ? !existsSync(place) : stillHolds(place, before)
    if (isAsRead) continue
    throw new Refused(`Somebody changed ${file} meanwhile. Nothing was changed: try again.`)
  }
  try {
    // Deletes last, so that a stop in between loses nothing.
    for (const [file, to] of changes) if (to !== null) writeWhole(path.join(root, file), to)
    for (const [file, to] of changes) if (to === null) rmSync(path.join(root, file))
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new Refused(
      `The system cannot write a file of content/ (${error.code}). Run git status to see what was changed.`,
    )
  }
}
