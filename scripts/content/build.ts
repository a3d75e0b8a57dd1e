import { join } from 'node:path'
import { compile, type Compiled } from './compile.ts'
import { readContentFiles } from './files/read-files.ts'
import { writeModules } from './files/write-modules.ts'
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

/** Compiles content/ into src/content/compiled. With errors nothing is written: the last good version stays. */
export async function buildContent({ root, tell = console.error }: BuildOptions): Promise<Built> {
  const files = await readContentFiles(root)
  const compiled = compile(files)
  const lineOf = linesOf(files)
  for (const problem of compiled.problems) tell(problemText(problem, lineOf))
  if (!compiled.modules) return { ...compiled, ok: false, changed: [] }
  const changed = await writeModules(join(root, 'src/content/compiled'), compiled.modules)
  return { ...compiled, ok: true, changed }
}
