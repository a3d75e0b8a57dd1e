import { readdirSync, statSync } from 'node:fs'
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
