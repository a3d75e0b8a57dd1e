import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Reads every file below content/, by its path from the project's root, in order of path. */
export async function readContentFiles(root: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(join(root, 'content'), { withFileTypes: true, recursive: true })
  const files = entries.filter(
    (entry) => !entry.isDirectory() && !LEFT_BY_PROGRAMS.test(entry.name),
  )
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const file = relative(root, path).replaceAll(sep, '/')
        return [file, await readFile(path)] as const
      }),
    ),
  )
}

/** What editors and file managers leave in folders without asking. */
const LEFT_BY_PROGRAMS = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|\..*\.sw[a-p]|\.#.*|4913)$/
