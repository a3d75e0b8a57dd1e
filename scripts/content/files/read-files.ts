import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { ifThere, ifThereSync } from './if-there.ts'

/** Reads every file below content/, by its path from the project's root; none where there is no such folder. */
export async function readContentFiles(root: string): Promise<Map<string, Uint8Array>> {
  const folder = join(root, 'content')
  const entries = await ifThere(readdir(folder, { withFileTypes: true, recursive: true }))
  const paths = (entries ?? [])
    .filter((entry) => !entry.isDirectory() && !LEFT_BY_PROGRAMS.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = new Map<string, Uint8Array>()
  for (const path of paths) {
    const bytes = readIfThere(path)
    if (bytes) files.set(relative(root, path).replaceAll(sep, '/'), bytes)
  }
  return files
}

/**
 * Reads again what changed, by paths from the project's root, and keeps the bytes of everything else.
 * A path that is no file any more, or never was one, makes it look at the whole folder.
 */
export async function readAgain(
  root: string,
  files: ReadonlyMap<string, Uint8Array>,
  changed: ReadonlySet<string>,
): Promise<Map<string, Uint8Array>> {
  const next = new Map(files)
  for (const path of changed) {
    if (LEFT_BY_PROGRAMS.test(basename(path))) continue
    const bytes = files.has(path) ? readIfThere(join(root, path)) : null
    if (!bytes) return keepSame(files, await readContentFiles(root))
    next.set(path, bytes)
  }
  return next
}

/** A file can go away between the two looks, when an editor saves: null then. */
function readIfThere(path: string): Uint8Array | null {
  // Thousands of small files are read faster one after the other than as so many tasks at once.
  return ifThereSync(() => readFileSync(path))
}

/** The new files, with the old bytes of those that are the same. */
function keepSame(
  old: ReadonlyMap<string, Uint8Array>,
  files: Map<string, Uint8Array>,
): Map<string, Uint8Array> {
  for (const [path, bytes] of files) {
    const before = old.get(path)
    if (before && Buffer.compare(before, bytes) === 0) files.set(path, before)
  }
  return files
}

/** What editors and file managers leave in folders without asking. */
const LEFT_BY_PROGRAMS = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|\..*\.sw[a-p]|\.#.*|4913)$/
