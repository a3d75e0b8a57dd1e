import { structuredPatch } from 'diff'

/** Lines from `start` up to `end` of a text that others replace. */
type Change = { readonly start: number; readonly end: number; readonly lines: readonly string[] }

/** A text with the changes of two people; null if they changed the same lines. */
export function mergeLines(before: string, mine: string, theirs: string): string | null {
  const both = [mine, theirs].flatMap((after) => changesTo(before, after))
  // The same change of both counts once.
  const different = new Map(both.map((change) => [JSON.stringify(change), change]))
  const changes = [...different.values()].toSorted((a, b) => a.start - b.start)
  const clashes = changes.some(({ start, end }, index) => {
    const next = changes[index + 1]
    return next !== undefined && (next.start < end || next.start === start)
  })
  if (clashes) return null
  // From the end, so that the earlier lines keep their numbers.
  const merged = changes.reduceRight(
    (text, change) => text.toSpliced(change.start, change.end - change.start, ...change.lines),
    before.split('\n'),
  )
  return merged.join('\n')
}

function changesTo(before: string, after: string): Change[] {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: 0 })
  return hunks.map(({ oldStart, oldLines, lines }) => {
    const added = lines.flatMap((line) => (line.startsWith('+') ? line.slice(1) : []))
    return { start: oldStart - 1, end: oldStart - 1 + oldLines, lines: added }
  })
}
