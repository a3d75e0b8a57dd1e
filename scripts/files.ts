import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ifThere } from './system-error.ts'

/**
 * A file, or the files below a folder, by their paths from `root` with plain slashes, in the order of
 * their names; none where nothing is.
 */
export function filesBelow(root: string, path: string): string[] {
  const whole = join(root, path)
  const found = ifThere(() =>
    statSync(whole).isDirectory()
      ? readdirSync(whole, { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory())
          .map(({ parentPath, name }) => join(parentPath, name))
      : [whole],
  )
  return (found ?? []).map((file) => relative(root, file).replaceAll(sep, '/')).toSorted()
}

/** SHA-256 over the names and bytes of files below `root`, as hexadecimal digits. */
export function hashFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = readFileSync(join(root, file))
    // With its length, no file can be taken for the end of another.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
