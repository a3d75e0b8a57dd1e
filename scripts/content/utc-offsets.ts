import { tzOffset } from '@date-fns/tz/tzOffset'
import { DAY_MS, MINUTE_MS } from '../../src/contract/milliseconds.ts'
import type { UtcOffsets } from '../../src/contract/wall-time.ts'

// Not until a year after today's: the same content must give the same modules on every day.
const FIRST = Date.UTC(2020, 0)
const LAST = Date.UTC(2045, 0)

const cached = new Map<string, UtcOffsets>()

/** The offsets of a time zone, which a browser would need longer to find, and an older one may not know. */
export function utcOffsetsOf(timeZone: string): UtcOffsets {
  const offsets = cached.get(timeZone) ?? offsetsBetween(timeZone, FIRST, LAST)
  cached.set(timeZone, offsets)
  return offsets
}

/** In these years no zone changes its clocks twice within a week. */
const STEP_MS = 7 * DAY_MS

function offsetsBetween(timeZone: string, first: number, last: number): UtcOffsets {
  const ahead = (moment: number) => tzOffset(timeZone, new Date(moment))
  const offsets: [number, number][] = [[first / MINUTE_MS, ahead(first)]]
  for (let start = first; start < last; start += STEP_MS) {
    let [before, after] = [start, start + STEP_MS]
    if (ahead(before) === ahead(after)) continue
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
      if (ahead(middle) === ahead(before)) before = middle
      else after = middle
    }
    offsets.push([after / MINUTE_MS, ahead(after)])
  }
  return offsets
}
