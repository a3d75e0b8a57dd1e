import { DAY_MS, MINUTE_MS } from './milliseconds.ts'

/**
 * How far a zone's clocks are ahead of UTC, in minutes, and from which moment on, in minutes since 1970. The first
 * also holds before, the last also after.
 */
export type UtcOffsets = readonly (readonly [from: number, ahead: number])[]

/**
 * Converts a wall-clock time to a moment. Of a time that occurs twice at the end of summer time, takes the first. A
 * time skipped at its start moves forward by the shift.
 * @param wall YYYY-MM-DDTHH:MM:SS
 */
export function fromWallTime(wall: string, zone: UtcOffsets): Date {
  const asUtc = Date.parse(`${wall}Z`)
  const before = aheadMs(asUtc - DAY_MS, zone)
  const after = aheadMs(asUtc + DAY_MS, zone)
  // The offset before a change gives the earlier moment: try it first.
  const fits = [before, after].find((ahead) => aheadMs(asUtc - ahead, zone) === ahead)
  return new Date(asUtc - (fits ?? before))
}

/**
 * Converts a moment to wall-clock time.
 * @returns YYYY-MM-DDTHH:MM:SS
 */
export function toWallTime(moment: Date, zone: UtcOffsets): string {
  return wallTime(moment, aheadMs(moment.getTime(), zone))
}

/** The wall-clock time of a clock that is so far ahead of UTC. */
export function wallTime(moment: Date, aheadMs: number): string {
  return new Date(moment.getTime() + aheadMs).toISOString().slice(0, 19)
}

export function aheadMs(moment: number, zone: UtcOffsets): number {
  const [, ahead] = zone.findLast(([from]) => from * MINUTE_MS <= moment) ?? zone[0] ?? [0, 0]
  return ahead * MINUTE_MS
}
