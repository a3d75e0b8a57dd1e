import { join } from 'node:path'
import { compile, type Compiled } from './compile.ts'
import { formatProblem } from './problem.ts'
import { readContentFiles } from './files/read-files.ts'
import { writeModules } from './files/write-modules.ts'

export type BuildOptions = {
  /** The project's root, which holds content/ and src/content/. */
  readonly root: string
  /** Only look for problems; write nothing. */
  readonly checkOnly?: boolean
  /** Is told every problem, a line each; prints to the console's error output unless given. */
  readonly tell?: (line: string) => void
}

export type Built = Compiled & {
  readonly ok: boolean
  /** The modules that were written or removed, by their paths below src/content/compiled. */
  readonly changed: readonly string[]
}

/** Compiles content/ into src/content/compiled. With errors nothing is written: the last good version stays. */
export async function buildContent({
  root,
  checkOnly = false,
  tell = console.error,
}: BuildOptions): Promise<Built> {
  const compiled = compile(await readContentFiles(root))
  for (const problem of compiled.problems) tell(formatProblem(problem))
  if (!compiled.modules) return { ...compiled, ok: false, changed: [] }
  const changed = checkOnly
    ? []
    : await writeModules(join(root, 'src/content/compiled'), compiled.modules)
  return { ...compiled, ok: true, changed }
}
