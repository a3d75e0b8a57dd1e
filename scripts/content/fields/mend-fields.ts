import { explainLines } from './explain-lines.ts'
import type { Fields } from './fields.ts'
import { movedBy, type Repair } from '../problem.ts'
import type { Source } from '../source.ts'
import { repairsOf, withRepairs } from './with-repairs.ts'

/**
 * Fields as they would be with their slips repaired, so that other problems in them are found in the
 * same run; their places are those in the file. Null when not every slip can be repaired.
 */
export function mendFields({ source, start, end }: Fields): Fields | null {
  const slips = explainLines(source.text.slice(start, end))
  const repairs = repairsOf(slips)
  if (repairs === null || repairs.length === 0) return null
  const moved = repairs.map((repair) => movedBy(repair, start))
  const text = withRepairs(source.text, moved)
  const offsetOf = (offset: number): number => writtenOffset(offset, moved)
  const mended: Source = { file: source.file, text, written: { source, offsetOf } }
  return { source: mended, start, end: end + text.length - source.text.length, data: null }
}

/** Leads from an offset in the mended text to that in the text as it was written. */
function writtenOffset(offset: number, repairs: readonly Repair[]): number {
  let moved = 0
  for (const { start, end, text } of repairs) {
    const begin = start + moved
    if (offset < begin) break
    if (offset < begin + text.length) {
      // Inside of a text that was put into quotes: the quote itself is not in the file.
      return Math.min(start + Math.max(0, offset - begin - 1), Math.max(start, end - 1))
    }
    moved += text.length - (end - start)
  }
  return offset - moved
}
