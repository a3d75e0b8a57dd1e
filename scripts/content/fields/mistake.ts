import type { Edit } from '../edits.ts'
import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

/** Something wrong in how a file is written. Offsets count from the beginning of the text that was looked at. */
export type Mistake = {
  readonly offset: number
  readonly explanation: Explanation
  /** Whether the parser takes it all the same, for something that was not meant. */
  readonly silent?: boolean
  /** What mends it, where that is certain. */
  readonly repair?: Edit | undefined
  /** What the explanation says to write, where only the writer knows whether that was meant. */
  readonly suggestion?: Edit | undefined
}

/** The repairs of mistakes, in order; null when one of them has none. */
export function repairsOf(mistakes: readonly Mistake[]): Edit[] | null {
  const repairs = mistakes.flatMap(({ repair }) => repair ?? [])
  return repairs.length === mistakes.length ? repairs.toSorted((a, b) => a.start - b.start) : null
}

export function problemOf(source: Source, mistake: Mistake): Problem {
  const { offset, explanation, repair, suggestion } = mistake
  return error(placeAt(source, offset), ...explanation, repair, suggestion)
}
