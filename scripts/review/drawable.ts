import { compile, type Compiled } from '../content/compile.ts'
import type { ContentFiles } from '../content/files/content-files.ts'

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
 * Compiles what can be compiled of files that were compiled as they are: a file with a mistake is replaced by the other version's, or left
 * out where that does not help. Null when nothing can be drawn at all.
 */
export function makeDrawable(
  files: ContentFiles,
  asTheyAre: Compiled,
  other: ContentFiles,
): Drawable | null {
  const current = new Map(files)
  const leftOut = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const { modules, problems } = round === 0 ? asTheyAre : compile(current)
    if (modules) return { files: current, modules, leftOut }
    for (const { file, severity } of problems) {
      if (severity === 'warning') continue
      const spare = leftOut.has(file) ? undefined : other.get(file)
      if (spare !== undefined) current.set(file, spare)
      else current.delete(file)
      leftOut.add(file)
    }
  }
  return null
}
