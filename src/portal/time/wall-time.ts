import { site } from '../../content/compiled/index.ts'
import { MINUTE_MS } from '../../contract/milliseconds.ts'
import * as zoned from '../../contract/wall-time.ts'

/** In the school's zone, as all of these by default. */
export const fromWallTime = (wall: string, zone = site.utcOffsets): Date =>
  zoned.fromWallTime(wall, zone)

export const toWallTime = (moment: Date, zone = site.utcOffsets): string =>
  zoned.toWallTime(moment, zone)

/** The wall-clock time of the student's phone. */
export function toPhoneTime(moment: Date): string {
  return zoned.wallTime(moment, phoneAheadMs(moment))
}

/** Whether the student's clock differs from the school's. */
export function differsFromSchoolTime(moment: Date): boolean {
  return zoned.aheadMs(moment.getTime(), site.utcOffsets) !== phoneAheadMs(moment)
}

function phoneAheadMs(moment: Date): number {
  return -moment.getTimezoneOffset() * MINUTE_MS
}
