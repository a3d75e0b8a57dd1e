import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { ifThere, ifThereSync } from './if-there.ts'
import { contentOf } from './raw-text.ts'
import type { ContentFiles, FileContent } from './content-files.ts'

/** Reads every file below content/, by its path from the project's root; none where there is no such folder. */
export async function readContentFiles(root: string): Promise<Map<string, FileContent>> {
  const folder = join(root, 'content')
  const entries = await ifThere(readdir(folder, { withFileTypes: true, recursive: true }))
  const files = new Map<string, FileContent>()
  for (const entry of entries ?? []) {
    if (entry.isDirectory() || isLeftByProgram(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readIfThere(path)
    if (content !== null) files.set(relative(root, path).replaceAll(sep, '/'), content)
  }
  return files
}

/**
 * Reads again what changed, by paths from the project's root. A path that is no file any more, or
 * never was one, makes it look at the whole folder.
 */
export async function readAgain(
  root: string,
  files: ContentFiles,
  changed: ReadonlySet<string>,
): Promise<ContentFiles> {
  const next = new Map(files)
  for (const path of changed) {
    if (isLeftByProgram(basename(path))) continue
    const content = files.has(path) ? readIfThere(join(root, path)) : null
    if (content === null) return readContentFiles(root)
    next.set(path, content)
  }
  return next
}

/** A file can go away between the two looks, when an editor saves: null then. */
function readIfThere(path: string): FileContent | null {
  // Thousands of small files are read faster one after the other than as so many tasks at once.
  const bytes = ifThereSync(() => readFileSync(path))
  return bytes && contentOf(path, bytes)
}

/** Whether an editor or a file manager leaves a file of this name in folders without asking. */
export function isLeftByProgram(name: string): boolean {
  return LEFT_BY_PROGRAMS.test(name)
}

const LEFT_BY_PROGRAMS = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|\..*\.sw[a-p]|\.#.*|4913)$/
