import { applyEdits, type Edit } from '../edits.ts'
import { lineEnd } from '../source.ts'

/** The lines of an edit as they have to be, everything else in them mended, too. */
export function mendedLine(text: string, edit: Edit, edits: readonly Edit[] = [edit]): string {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1
  const until = lineEnd(text, edit.end)
  const inside = edits.filter(({ start, end }) => start >= from && end <= until)
  const moved = inside.map(({ start, end, text: instead }) => {
    return { start: start - from, end: end - from, text: instead }
  })
  const mended = applyEdits(
    text.slice(from, until),
    moved.toSorted((a, b) => a.start - b.start),
  )
  return mended.trim().replaceAll(/\s*\n\s*/g, ' ')
}
