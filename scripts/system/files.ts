import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ifThere } from './system-error.ts'

/**
 * A file, or all files below a folder, sorted by path. Paths are relative to `root`, with forward
 * slashes. Empty if nothing exists there.
 */
export function filesBelow(root: string, path: string): string[] {
  const whole = join(root, path)
  const files = ifThere(() =>
    statSync(whole).isDirectory()
      ? readdirSync(whole, { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory())
          .map(({ parentPath, name }) => join(parentPath, name))
      : [whole],
  )
  return (files ?? []).map((file) => relative(root, file).replaceAll(sep, '/')).toSorted()
}
