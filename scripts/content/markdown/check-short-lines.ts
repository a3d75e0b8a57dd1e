import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { NodeContext } from './node-context.ts'

/** In characters. A sentence that is wrapped has longer lines, and goes on in them with small letters. */
const LONGEST = 40

/** Cells of a table, or lines of an address, one below the other: they are shown as one line of words. */
export function checkShortLines(
  { text, start }: NodeContext,
  lines: readonly { readonly line: string }[],
): Problem[] {
  const above = lines.slice(0, -1)
  const areShort = lines.every(({ line }) => line.length <= LONGEST && BEGINNING.test(line))
  if (lines.length < 3 || !areShort || above.some(({ line }) => ENDED.test(line))) return []
  const sentence = `These ${lines.length} lines would be shown as one line of words.`
  return [warning(placeAt(text.source, start), sentence, ADVICE)]
}

const BEGINNING = /^[*_]*[\p{Lu}\p{N}\p{Sc}]/u
/** The end of a sentence, or of a line on purpose. */
const ENDED = /[.:;!?–—-][*_"”’)]*\s*$| {2}$|\\$/
const ADVICE =
  'Begin each with a hyphen and a space, or put an empty line between them. If they were a table, write each row in one line with bars around its cells, such as | Monday | 7 PM |, and below the first row | - | - |'
