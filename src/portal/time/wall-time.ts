import { tzOffset } from '@date-fns/tz/tzOffset'
import { site } from '../../content/compiled/index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The moment at which a clock on a wall shows this: at the school, unless told otherwise. A time that
 * comes twice, as summer time ends, is the first of both; one that is left out, as it begins, is as
 * much later as the clock is put forward.
 * @param wall YYYY-MM-DDTHH:MM:SS
 */
export function fromWallTime(wall: string, timeZone = site.timeZone): Date {
  const asUtc = Date.parse(`${wall}Z`)
  const before = offsetMs(asUtc - DAY_MS, timeZone)
  const after = offsetMs(asUtc + DAY_MS, timeZone)
  // The earlier moment comes first: with the offset before a change, then with the one after it.
  const fits = [before, after].find((offset) => offsetMs(asUtc - offset, timeZone) === offset)
  return new Date(asUtc - (fits ?? before))
}

/**
 * What a clock on a wall shows at a moment: at the school, unless told otherwise.
 * @returns YYYY-MM-DDTHH:MM:SS
 */
export function toWallTime(moment: Date, timeZone = site.timeZone): string {
  const asUtc = moment.getTime() + offsetMs(moment.getTime(), timeZone)
  return new Date(asUtc).toISOString().slice(0, 19)
}

/** Whether the student's clock shows another time than the school's. */
export function isElsewhere(moment: Date): boolean {
  return offsetMs(moment.getTime(), site.timeZone) !== -moment.getTimezoneOffset() * MINUTE_MS
}

function offsetMs(moment: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(moment)) * MINUTE_MS
}
