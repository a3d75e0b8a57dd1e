import { join } from 'node:path'
import { compile, type Compiled } from './compile.ts'
import type { ContentFiles } from './files/content-files.ts'
import { readAgain, readContentFiles } from './files/read-files.ts'
import { createWriter } from './files/write-modules.ts'
import type { Kept } from './kept/kept.ts'
import { createMemory, noMemory } from './memory.ts'
import { linesOf } from './report/lines.ts'
import { problemText } from './report/text.ts'

export type BuildOptions = {
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

/** Compiles the files of content/ into src/content/compiled. With errors nothing is written: the last good version stays. */
export function buildContent(files: ContentFiles, options: BuildOptions, kept?: Kept): Built {
  return createFinish(options)(files, compile(files, noMemory, kept))
}

/**
 * Compiles again and again, in memory alone: what the run before has read is not read again.
 * @returns a function that compiles; it is given the paths that changed since the run before, from
 * the project's root, or nothing when everything may have
 */
export function createCompiler(root: string) {
  const memory = createMemory()
  let files: ContentFiles = new Map()
  return async (changed?: ReadonlySet<string>) => {
    files = changed ? await readAgain(root, files, changed) : await readContentFiles(root)
    return { ...compile(files, memory), files }
  }
}

/** The same, and writes the modules that changed. */
export function createBuilder(options: BuildOptions) {
  const compileAgain = createCompiler(options.root)
  const finish = createFinish(options)
  return async (changed?: ReadonlySet<string>): Promise<Built> => {
    const { files, ...compiled } = await compileAgain(changed)
    return finish(files, compiled)
  }
}

function createFinish({ root, tell = console.error }: BuildOptions) {
  const write = createWriter(join(root, 'src/content/compiled'))
  return (files: ContentFiles, compiled: Compiled): Built => {
    const lineOf = linesOf(files)
    for (const problem of compiled.problems) tell(problemText(problem, lineOf))
    if (!compiled.modules) return { ...compiled, ok: false, changed: [] }
    return { ...compiled, ok: true, changed: write(compiled.modules) }
  }
}
