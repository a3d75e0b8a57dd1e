import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { ContentFiles, FileContent } from './content-files.ts'
import { stillHolds, writeWhole } from './replace-file.ts'
import { CannotMake } from '../new/new-content.ts'
import { isSystemError } from '../../system/system-error.ts'

/** The new texts of files, by path; null deletes a file. */
export type ContentChanges = ReadonlyMap<string, FileContent | null>

/**
 * Writes all changes.
 * @param files content as it was read
 * @throws {CannotMake} where a file has changed since; then nothing is written
 */
export function writeContent(root: string, files: ContentFiles, changes: ContentChanges): void {
  for (const file of changes.keys()) {
    const place = path.join(root, file)
    const before = files.get(file)
    const isAsRead = before === undefined ? !existsSync(place) : stillHolds(place, before)
    if (isAsRead) continue
    throw new CannotMake(`${file} was saved by somebody meanwhile. Nothing was changed: try again.`)
  }
  try {
    // What goes comes last, so that a stop between leaves everything there.
    for (const [file, to] of changes) if (to !== null) writeWhole(path.join(root, file), to)
    for (const [file, to] of changes) if (to === null) rmSync(path.join(root, file))
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new CannotMake(
      `A file of content/ cannot be written (${error.code}). git status shows what was changed.`,
    )
  }
}
