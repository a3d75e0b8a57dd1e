import type { Repair } from '../problem.ts'
import type { Slip } from './slip.ts'

/** The repairs of slips, in order; null when one of them has none. */
export function repairsOf(slips: readonly Slip[]): Repair[] | null {
  const repairs = slips.flatMap(({ repair }) => (repair ? [repair] : []))
  return repairs.length === slips.length ? repairs.toSorted((a, b) => a.start - b.start) : null
}

/** A text with repairs made, which come in order and do not overlap. */
export function withRepairs(text: string, repairs: readonly Repair[]): string {
  return repairs.reduceRight((mended, repair) => {
    return mended.slice(0, repair.start) + repair.text + mended.slice(repair.end)
  }, text)
}
