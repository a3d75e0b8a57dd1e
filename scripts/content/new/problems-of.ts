import { compile } from '../compile.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { formatProblem, type Problem } from '../problem.ts'

/** What would be wrong with content because of new files, and is not now. */
export function problemsOf(newFiles: ReadonlyMap<string, string>, files: ContentFiles): Problem[] {
  const before = new Set(compile(files).problems.map(formatProblem))
  const after = compile(new Map([...files, ...newFiles])).problems
  return after.filter((problem) => !before.has(formatProblem(problem)))
}
