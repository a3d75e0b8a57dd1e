import { compile, type Compiled } from '../content/compile.ts'
import type { ContentFiles } from '../content/files/content-files.ts'
import type { Version } from './version.ts'

/** Content that can be drawn, even where some of it has mistakes. */
export type Drawable = {
  readonly files: ContentFiles
  readonly modules: ReadonlyMap<string, string>
  /** Files that had to stay out because of their mistakes. */
  readonly leftOut: ReadonlySet<string>
}

/** Taking one file away can show what is wrong in another, but not for ever. */
const ROUNDS = 6

/**
 * Makes a version drawable: a file with a mistake is replaced by the other version's, or left out
 * where that does not help. Null when nothing can be drawn at all.
 */
export function makeDrawable(version: Version, other: ContentFiles): Drawable | null {
  const files = new Map(version.files)
  const leftOut = new Set<string>()
  let compiled: Compiled = version
  for (let round = 1; round < ROUNDS && !compiled.modules; round++) {
    for (const { file, severity } of compiled.problems) {
      if (severity === 'warning') continue
      const spare = leftOut.has(file) ? undefined : other.get(file)
      if (spare === undefined) files.delete(file)
      else files.set(file, spare)
      leftOut.add(file)
    }
    compiled = compile(files)
  }
  const { modules } = compiled
  return modules && { files, modules, leftOut }
}
