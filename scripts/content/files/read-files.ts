import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ifThere } from './if-there.ts'

/** Reads every file below content/, by its path from the project's root; none where there is no such folder. */
export async function readContentFiles(root: string): Promise<Map<string, Uint8Array>> {
  const folder = join(root, 'content')
  const entries = await ifThere(readdir(folder, { withFileTypes: true, recursive: true }))
  const paths = (entries ?? [])
    .filter((entry) => !entry.isDirectory() && !LEFT_BY_PROGRAMS.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = new Map<string, Uint8Array>()
  await Promise.all(
    paths.map(async (path) => {
      // A file can go away between the two looks, when an editor saves.
      const bytes = await ifThere(readFile(path))
      if (bytes) files.set(relative(root, path).replaceAll(sep, '/'), bytes)
    }),
  )
  return files
}

/** What editors and file managers leave in folders without asking. */
const LEFT_BY_PROGRAMS = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|\..*\.sw[a-p]|\.#.*|4913)$/
