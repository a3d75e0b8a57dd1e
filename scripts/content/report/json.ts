import type { Compiled } from '../compile.ts'
import type { Problem } from '../problem.ts'
import type { Place } from '../source.ts'
import { wordEnd } from './excerpt.ts'
import type { LineOf } from './lines.ts'
import { countProblems, type ProblemCounts } from './summary.ts'

/**
 * What `--format json` prints: one document, whose fields stay as they are. Lines and columns count
 * from 1, columns in characters; `endColumn` is the column behind the word. `source` is the line as
 * it stands in the file, null where there is none, as for a missing file.
 */
type JsonReport = {
  readonly version: 2
  /** Whether there is no error; warnings may remain. */
  readonly ok: boolean
  readonly counts: ProblemCounts & {
    readonly pages: number
    readonly cards: number
    readonly placeholders: number
  }
  readonly problems: readonly (Omit<Problem, 'repair' | 'suggestion'> & {
    readonly endColumn: number
    readonly source: string | null
  })[]
  /** The addresses, numbers and sentences that wait for the real ones. */
  readonly placeholders: readonly (Place & { readonly address: string })[]
}

export function jsonReport(compiled: Compiled, lineOf: LineOf): string {
  const { problems, placeholders, counts } = compiled
  const numbers = countProblems(problems)
  const report: JsonReport = {
    version: 2,
    ok: numbers.errors === 0,
    counts: { ...numbers, ...counts, placeholders: placeholders.length },
    problems: problems.map((problem) => {
      const { file, line, column, severity, sentence, advice } = problem
      const source = lineOf(problem)
      const endColumn = wordEnd(source ?? '', column)
      return { file, line, column, endColumn, severity, sentence, advice, source }
    }),
    placeholders: placeholders.map(({ address, place: { file, line, column } }) => {
      return { file, line, column, address }
    }),
  }
  return JSON.stringify(report, null, 2)
}
