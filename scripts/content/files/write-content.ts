import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFiles, FileContent } from './content-files.ts'
import { replaceFile, stillHolds } from './replace-file.ts'
import { CannotMake } from '../new/new-content.ts'
import { isSystemError } from '../../system/system-error.ts'

/** What content is to hold, by path; null for a file that is to go. */
export type ContentChanges = ReadonlyMap<string, FileContent | null>

/**
 * Writes all changes, or none: where one cannot be made, what was written is put back.
 * @param files content as it was read
 * @throws {CannotMake} where a file has changed since, or cannot be written
 */
export function writeContent(root: string, files: ContentFiles, changes: ContentChanges): void {
  const done: string[] = []
  try {
    for (const [file, to] of inOrder(changes)) {
      writeOne(path.join(root, file), files.get(file), to)
      done.push(file)
    }
  } catch (error) {
    for (const file of done.toReversed()) putBack(path.join(root, file), files.get(file))
    if (!isSystemError(error)) throw error
    throw new CannotMake(
      `A file of content/ cannot be written (${error.code}). Nothing was changed.`,
    )
  }
}

/** What is new comes first and what goes comes last, so that a stop between leaves everything there. */
function inOrder(changes: ContentChanges): (readonly [string, FileContent | null])[] {
  return [...changes].toSorted(([, a], [, b]) => Number(a === null) - Number(b === null))
}

function writeOne(file: string, before: FileContent | undefined, to: FileContent | null): void {
  if (to === null) {
    if (before !== undefined && !stillHolds(file, before)) throw savedMeanwhile(file)
    rmSync(file)
  } else if (before === undefined) {
    mkdirSync(path.dirname(file), { recursive: true })
    // A new file never takes the place of one that has come in the meantime.
    writeFileSync(file, to, { flag: 'wx' })
  } else if (!replaceFile(file, before, to)) {
    throw savedMeanwhile(file)
  }
}

function savedMeanwhile(file: string): CannotMake {
  return new CannotMake(`${file} was saved by somebody meanwhile. Nothing was changed: try again.`)
}

function putBack(file: string, before: FileContent | undefined): void {
  if (before === undefined) rmSync(file)
  else writeFileSync(file, before)
}
