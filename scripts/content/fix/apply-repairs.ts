import type { Repair } from '../problem.ts'

/**
 * Mends a file's text. Repairs count in the plain text, which has no byte-order mark and no Windows
 * line ends; here they are applied to the file as it is, and every other byte stays.
 */
export function applyRepairs(raw: string, repairs: readonly Repair[]): string {
  const toRaw = rawOffsets(raw)
  let mended = ''
  let end = 0
  for (const repair of repairs) {
    const start = toRaw(repair.start)
    mended += raw.slice(end, start) + repair.text
    end = Math.max(end, toRaw(repair.end))
  }
  return mended + raw.slice(end)
}

/** Leads from offsets in the plain text to offsets in the file. */
function rawOffsets(raw: string): (offset: number) => number {
  const mark = raw.startsWith('\uFEFF') ? 1 : 0
  /** Where in the plain text a line end lost its carriage return. */
  const lost = [...raw.matchAll(/\r\n/g)].map(({ index }, before) => index - mark - before)
  return (offset) => offset + mark + lost.filter((at) => at < offset).length
}

/** Those that can be made at the same time, in order; what overlaps waits for the next round. */
export function apart<With extends { readonly repair?: Repair }>(
  problems: readonly With[],
): (With & { readonly repair: Repair })[] {
  let end = -1
  return problems
    .flatMap((problem) => (problem.repair ? [{ ...problem, repair: problem.repair }] : []))
    .toSorted((a, b) => a.repair.start - b.repair.start)
    .filter(({ repair }) => {
      if (repair.start <= end) return false
      end = Math.max(repair.end, repair.start)
      return true
    })
}
