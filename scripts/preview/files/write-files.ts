import { Buffer } from 'node:buffer'
import { lstatSync, readFileSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { contentOf, type FileContent } from '../../content/files/content-files.ts'
import { writeWhole } from '../../content/files/replace-file.ts'
import { ifThere, isSystemError } from '../../system-error.ts'

/** What files hold, by their paths from the root; null for one that is not there. */
export type FileStates = ReadonlyMap<string, FileContent | null>

/**
 * Brings files from one state to another: all of them, or none.
 * @returns whether it did; not where a file holds something else than `before` by now, or leads out
 * of content/
 * @throws what the system says when it cannot write; then everything is as it was
 */
export function writeFiles(root: string, before: FileStates, after: FileStates): boolean {
  const files = [...after.keys()]
  const asBefore = files.every(
    (file) => isOwn(root, file) && isSame(stateOf(root, file), before.get(file) ?? null),
  )
  if (!asBefore) return false
  const done: string[] = []
  try {
    // What comes is there before anything goes.
    for (const file of files.toSorted((a, b) => goes(after, a) - goes(after, b))) {
      done.push(file)
      setState(root, file, after.get(file) ?? null)
    }
  } catch (cause) {
    for (const file of done.toReversed()) setState(root, file, before.get(file) ?? null)
    throw cause
  }
  return true
}

function goes(states: FileStates, file: string): number {
  return states.get(file) === null ? 1 : 0
}

function stateOf(root: string, file: string): FileContent | null {
  const bytes = ifThere(() => readFileSync(path.join(root, file)))
  return bytes && contentOf(file, bytes)
}

function setState(root: string, file: string, content: FileContent | null): void {
  const whole = path.join(root, file)
  if (content !== null) return writeWhole(whole, content)
  rmSync(whole, { force: true })
  try {
    rmdirSync(path.dirname(whole)) // a page's folder goes with its last file
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}

function isSame(a: FileContent | null, b: FileContent | null): boolean {
  if (a === null || b === null) return a === b
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0
}

/** Whatever is a link, or would lie below one, is left alone: it may lead anywhere. */
function isOwn(root: string, file: string): boolean {
  const whole = path.join(realpathSync(root), file)
  const folder = ifThere(() => realpathSync(path.dirname(whole)))
  const above = ifThere(() => realpathSync(path.join(whole, '../..')))
  const isThere =
    folder === path.dirname(whole) || (folder === null && above === path.join(whole, '../..'))
  return isThere && ifThere(() => lstatSync(whole))?.isSymbolicLink() !== true
}
