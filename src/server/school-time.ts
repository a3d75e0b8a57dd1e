import { writtenEnd } from '../contract/period.ts'
import { aheadMs, toWallTime, wallTime, type UtcOffsets } from '../contract/wall-time.ts'

/** By whose clocks the days of a school begin and end. */
export type SchoolZone = { readonly timeZone: string; readonly utcOffsets: UtcOffsets }

/** '2026-03-09 18:00 Africa/Lagos' */
export function inSchoolTime(moment: Date, { timeZone, utcOffsets }: SchoolZone): string {
  return `${writtenEnd(toWallTime(moment, utcOffsets))} ${timeZone}`
}

/** '2026-03-09 18:00:12+01:00', which programs can read, too: at the end of summer time an hour occurs twice. */
export function withOffset(moment: Date, { utcOffsets }: SchoolZone): string {
  const ahead = aheadMs(moment.getTime(), utcOffsets)
  const offset = wallTime(new Date(Math.abs(ahead)), 0).slice(11, 16)
  return `${wallTime(moment, ahead).replace('T', ' ')}${ahead < 0 ? '-' : '+'}${offset}`
}
