import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ifThere } from '../../system/system-error.ts'
import { contentOf, type FileContent } from './content-files.ts'

/** Replaces a writer's file if it still holds what was read from it. Returns whether it did. */
export function replaceFile(path: string, read: FileContent, to: FileContent): boolean {
  if (!stillHolds(path, read)) return false
  writeWhole(path, to)
  return true
}

/** Whether a file holds what was read from it. */
export function stillHolds(path: string, read: FileContent): boolean {
  const bytes = ifThere(() => readFileSync(path))
  const now = bytes && contentOf(path, bytes)
  return now !== null && Buffer.compare(Buffer.from(now), Buffer.from(read)) === 0
}

/** Writes a file beside its place and moves it there, so that nobody reads half of it. */
export function writeWhole(path: string, text: FileContent): void {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.tmp`
  const mode = ifThere(() => statSync(path).mode)
  try {
    writeFileSync(unfinished, text, mode === null ? {} : { mode })
    renameSync(unfinished, path)
  } catch (cause) {
    rmSync(unfinished, { force: true })
    throw cause
  }
}
