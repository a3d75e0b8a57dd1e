import { diffArrays } from 'diff'

/** Lines from `start` up to `end` of a text that others replace. */
type Change = { readonly start: number; readonly end: number; readonly lines: readonly string[] }

/** A text with the changes of two people; null if they changed the same lines. */
export function mergeLines(before: string, mine: string, theirs: string): string | null {
  const lines = before.split('\n')
  const both = [mine, theirs].flatMap((after) => changesTo(lines, after.split('\n')))
  const changes = both
    .filter((each, index) => !both.slice(0, index).some((other) => isSame(each, other)))
    .toSorted((a, b) => a.start - b.start)
  const clashes = changes.some(({ start, end }, index) => {
    const next = changes[index + 1]
    return next !== undefined && (next.start < end || next.start === start)
  })
  if (clashes) return null
  // From the end, so that the earlier lines keep their numbers.
  const merged = changes.reduceRight(
    (text, change) => text.toSpliced(change.start, change.end - change.start, ...change.lines),
    lines,
  )
  return merged.join('\n')
}

function changesTo(before: string[], after: string[]): Change[] {
  let line = 0
  const changes: Change[] = []
  for (const { added, removed, value } of diffArrays(before, after)) {
    const start = line
    if (!added) line += value.length
    if (!added && !removed) continue
    const last = changes.at(-1)
    // A replacement is a removal with an addition at its end.
    if (added && last?.end === start) changes.splice(-1, 1, { ...last, lines: value })
    else changes.push({ start, end: line, lines: added ? value : [] })
  }
  return changes
}

function isSame(one: Change, other: Change): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
