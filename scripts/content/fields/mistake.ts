import { withoutOverlaps, type Edit } from '../edits.ts'
import { error, type Explanation, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

/** Something wrong in how a file is written. Offsets count from the beginning of the text that was looked at. */
export type Mistake = {
  readonly offset: number
  readonly explanation: Explanation
  /** Whether the parser takes it all the same, for something that was not meant. */
  readonly silent?: boolean
  /** Whether it is only about where a line begins, which the parser may take as it was meant. */
  readonly layout?: boolean
  /** What mends it, where that is certain. */
  readonly repair?: Edit | undefined
  /** What the explanation says to write, where that is not certain. */
  readonly suggestion?: Edit | undefined
}

/** Every edit that mistakes name, in order; null when one of them names none. */
export function editsOf(mistakes: readonly Mistake[]): Edit[] | null {
  const edits = mistakes.flatMap(({ repair, suggestion }) => repair ?? suggestion ?? [])
  return edits.length === mistakes.length ? withoutOverlaps(edits) : null
}

/** The repairs of mistakes, in order; null when one of them has none. */
export function repairsOf(mistakes: readonly Mistake[]): Edit[] | null {
  const repairs = mistakes.flatMap(({ repair }) => repair ?? [])
  return repairs.length === mistakes.length ? repairs.toSorted((a, b) => a.start - b.start) : null
}

export function problemOf(source: Source, { offset, explanation }: Mistake): Problem {
  return error(placeAt(source, offset), ...explanation)
}
