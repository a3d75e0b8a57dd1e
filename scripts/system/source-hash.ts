import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import { PROJECT } from './project.ts'

/** All sources of a build: the product, and the scripts that build it. */
export const SOURCES = [
  'content',
  'src',
  'scripts/build.ts',
  'scripts/build',
  'scripts/content',
  'scripts/pictures',
  'scripts/system',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]
const GENERATED = 'src/content/compiled/'

/** A hash of the names and bytes of files and folders below `root`. */
export function hashSources(root = PROJECT, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesBelow(root, path))) {
    if (file.startsWith(GENERATED)) continue
    const bytes = readFileSync(join(root, file))
    // Includes the length, so that two files cannot hash like one.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
