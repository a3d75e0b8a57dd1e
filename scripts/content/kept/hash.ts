import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ContentFiles } from '../files/content-files.ts'
import { ifThereSync } from '../files/if-there.ts'
import { compareText } from '../problem.ts'

/** SHA-256, as hexadecimal digits. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Adds files to a hash, in the order of their paths. */
export function addFiles(hash: Hash, files: ContentFiles): void {
  for (const [path, content] of [...files].toSorted(([a], [b]) => compareText(a, b))) {
    // With its length, no file can be taken for the end of another.
    hash.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content)
  }
}

/** A file, or those files below a folder that are wanted, by their paths from `root`; none where nothing is. */
export function filesBelow(
  root: string,
  path: string,
  isWanted: (file: string) => boolean,
): ContentFiles {
  const whole = join(root, path)
  const paths = ifThereSync(() => (statSync(whole).isDirectory() ? pathsBelow(whole) : [whole]))
  const named = (paths ?? []).map(
    (file) => [relative(root, file).replaceAll(sep, '/'), file] as const,
  )
  const wanted = named.filter(([name]) => isWanted(name))
  return new Map(wanted.map(([name, file]) => [name, readFileSync(file)]))
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
