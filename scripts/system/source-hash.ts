import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import { PROJECT } from './project.ts'

/** Everything that a build of the portal is made from. */
const PORTAL = ['content', 'src', 'scripts', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']
const GENERATED = 'src/content/compiled/'

/** A hash of the names and bytes of files and folders below `root`. */
export function hashSources(root = PROJECT, sources: readonly string[] = PORTAL): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesBelow(root, path))) {
    if (file.startsWith(GENERATED)) continue
    const bytes = readFileSync(join(root, file))
    // With its length, no file can be taken for the end of another.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
