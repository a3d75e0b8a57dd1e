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

/**
 * Makes edits in a file as it is on the disk. They count in its plain text, which has no byte-order
 * mark and no Windows line ends; every byte that is not edited stays, and new lines end as the
 * file's first one does.
 */
export function editFile(raw: string, edits: readonly Edit[]): string {
  const mark = raw.startsWith('\uFEFF') ? 1 : 0
  // Where in the plain text a line end has lost its carriage return.
  const lost = [...raw.matchAll(/\r\n/g)].map(({ index }, before) => index - mark - before)
  const inFile = (offset: number) => offset + mark + lost.filter((at) => at < offset).length
  const lineEnd = /\r\n|\n|\r/.exec(raw)?.[0] ?? '\n'
  return applyEdits(
    raw,
    edits.map(({ start, end, text }) => ({
      start: inFile(start),
      end: inFile(end),
      text: text.replaceAll('\n', lineEnd),
    })),
  )
}

/** The one edit that makes `after` of `before`: what is the same at both ends stays untouched. */
export function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { start, end: before.length - same, text: after.slice(start, after.length - same) }
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
