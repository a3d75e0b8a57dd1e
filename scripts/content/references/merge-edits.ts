import type { Edit } from '../edits.ts'

/** Edits in order, for one file: lines that are taken away side by side are one edit. */
export function mergeEdits(edits: readonly Edit[]): Edit[] {
  const merged: Edit[] = []
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || edit.start > last.end) merged.push(edit)
    else if (last.text === '' && edit.text === '') {
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, edit.end) }
    } else if (edit.start === last.end) merged.push(edit)
  }
  return merged
}
