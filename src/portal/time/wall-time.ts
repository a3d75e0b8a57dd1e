import { tzOffset } from '@date-fns/tz/tzOffset'
import { site } from '../../content/compiled/index.ts'
import { DAY_MS, MINUTE_MS } from '../../contract/milliseconds.ts'

/**
 * Converts a wall-clock time to a moment; by default in the school's zone. Of a time that occurs twice
 * at the end of summer time, takes the first. A time skipped at its start moves forward by the shift.
 * @param wall YYYY-MM-DDTHH:MM:SS
 */
export function fromWallTime(wall: string, timeZone = site.timeZone): Date {
  const asUtc = Date.parse(`${wall}Z`)
  const before = offsetMs(asUtc - DAY_MS, timeZone)
  const after = offsetMs(asUtc + DAY_MS, timeZone)
  // The offset before a change gives the earlier moment: try it first.
  const fits = [before, after].find((offset) => offsetMs(asUtc - offset, timeZone) === offset)
  return new Date(asUtc - (fits ?? before))
}

/**
 * Converts a moment to wall-clock time; by default in the school's zone.
 * @returns YYYY-MM-DDTHH:MM:SS
 */
export function toWallTime(moment: Date, timeZone = site.timeZone): string {
  const asUtc = moment.getTime() + offsetMs(moment.getTime(), timeZone)
  return new Date(asUtc).toISOString().slice(0, 19)
}

/** Whether the student's clock differs from the school's. */
export function differsFromSchoolTime(moment: Date): boolean {
  return offsetMs(moment.getTime(), site.timeZone) !== -moment.getTimezoneOffset() * MINUTE_MS
}

/** An older browser may not know the school's zone: most students are in it, so the phone's own offset is the best. */
function offsetMs(moment: number, timeZone: string): number {
  const date = new Date(moment)
  const minutes = tzOffset(timeZone, date)
  return (Number.isNaN(minutes) ? -date.getTimezoneOffset() : minutes) * MINUTE_MS
}
