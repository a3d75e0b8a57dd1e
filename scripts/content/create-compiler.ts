import { join } from 'node:path'
import { createReadCache } from './cache.ts'
import { compile, type Compiled } from './compile.ts'
import { readContentFiles } from './files/read-files.ts'
import { writeModules } from './files/write-modules.ts'
import type { Settings } from './settings/read-settings.ts'
import type { Source } from './source.ts'
import { problemTexts } from './report/text.ts'

type BuildOptions = {
  /** The project's root, which holds content/ and src/content/. */
  readonly root: string
  /** Receives every problem as a text of some lines; the default prints it. */
  readonly tell?: (problem: string) => void
}

export type Built = Compiled & {
  readonly ok: boolean
  /** The modules that were written or removed, by their paths below src/content/compiled. */
  readonly changed: readonly string[]
}

/** Compiles content/ into src/content/compiled. */
export function buildContent(options: BuildOptions): Built {
  return createBuilder(options)()
}

/**
 * Returns a function that compiles content/ in memory, again and again, or as it would be with an unsaved text. It
 * reads only changed texts again (with 100 cards in 30 ms instead of 300), and uses the last good version of a
 * settings file with a mistake.
 */
export function createCompiler(root: string): (unsaved?: Source) => Compiled {
  const read = createReadCache()
  let settings: Settings | undefined
  return (unsaved) => {
    const files = new Map(readContentFiles(root))
    if (unsaved !== undefined) files.set(unsaved.file, unsaved.text)
    const compiled = compile(files, read, settings)
    if (unsaved === undefined) settings = compiled.content.settings
    return compiled
  }
}

/** The same; tells the problems, and writes the modules that changed. With errors the last good modules stay. */
export function createBuilder({ root, tell = console.error }: BuildOptions): () => Built {
  const compileAgain = createCompiler(root)
  return () => {
    const compiled = compileAgain()
    for (const text of problemTexts(compiled.problems, compiled.content.files)) tell(text)
    if (!compiled.modules) return { ...compiled, ok: false, changed: [] }
    const changed = writeModules(join(root, 'src/content/compiled'), compiled.modules)
    return { ...compiled, ok: true, changed }
  }
}
