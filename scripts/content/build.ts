import { join } from 'node:path'
import { createReadCache } from './cache.ts'
import { compile, type Compiled } from './compile.ts'
import type { ContentFiles } from './files/content-files.ts'
import { readAgain, readContentFiles } from './files/read-files.ts'
import { writeModules } from './files/write-modules.ts'
import type { Settings } from './settings/read-settings.ts'
import { linesOf } from './report/excerpt.ts'
import { problemText } from './report/text.ts'

type BuildOptions = {
  /** The project's root, which holds content/ and src/content/. */
  readonly root: string
  /** Is told every problem, as a text of some lines; prints to the console's error output unless given. */
  readonly tell?: (problem: string) => void
}

export type Built = Compiled & {
  readonly ok: boolean
  /** The modules that were written or removed, by their paths below src/content/compiled. */
  readonly changed: readonly string[]
}

/** Compiles content/ into src/content/compiled. */
export function buildContent(options: BuildOptions): Built {
  return finish(options, compile(readContentFiles(options.root)))
}

/**
 * Compiles again and again, in memory alone: a text that did not change is not read again, and what was
 * read last stands in for a settings file with a mistake.
 * @returns a function that compiles; it is given the paths that changed since the run before, from
 * the project's root, or nothing when everything may have
 */
export function createCompiler(root: string) {
  const read = createReadCache()
  let files: ContentFiles = new Map()
  let settings: Settings | undefined
  return (changed?: ReadonlySet<string>): Compiled => {
    files = changed ? readAgain(root, files, changed) : readContentFiles(root)
    const compiled = compile(files, read, settings)
    settings = compiled.content.settings
    return compiled
  }
}

/** The same, and writes the modules that changed. */
export function createBuilder(options: BuildOptions) {
  const compileAgain = createCompiler(options.root)
  return (changed?: ReadonlySet<string>): Built => finish(options, compileAgain(changed))
}

/** Tells the problems and writes the modules. With errors nothing is written: the last good version stays. */
function finish({ root, tell = console.error }: BuildOptions, compiled: Compiled): Built {
  const lineOf = linesOf(compiled.content.files)
  for (const problem of compiled.problems) tell(problemText(problem, lineOf))
  if (!compiled.modules) return { ...compiled, ok: false, changed: [] }
  const changed = writeModules(join(root, 'src/content/compiled'), compiled.modules)
  return { ...compiled, ok: true, changed }
}
