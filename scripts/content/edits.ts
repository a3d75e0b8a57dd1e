/** Puts `text` in the place of what stands from `start` to `end` of another text. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Those edits that can be made at the same time, in order; one that overlaps another is left out. */
export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  let last = -1
  const inOrder = edits.toSorted((a, b) => a.start - b.start)
  return inOrder.filter(({ start, end }) => {
    if (start <= last) return false
    last = Math.max(start, end)
    return true
  })
}

/** Makes edits, which come in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight((edited, edit) => {
    return edited.slice(0, edit.start) + edit.text + edited.slice(edit.end)
  }, text)
}

/** Leads from an offset in the edited text to that in the text before. */
export function offsetBefore(edits: readonly Edit[]): (offset: number) => number {
  return (offset) => {
    let moved = 0
    for (const { start, end, text } of edits) {
      const begin = start + moved
      if (offset < begin) break
      if (offset < begin + text.length) {
        // Inside of a text that was put into quotes: the quote itself was not there before.
        return Math.min(start + Math.max(0, offset - begin - 1), Math.max(start, end - 1))
      }
      moved += text.length - (end - start)
    }
    return offset - moved
  }
}
