import { DAY_MS, MINUTE_MS } from '../../contract/milliseconds.ts'
import type { UtcOffsets } from '../../contract/wall-time.ts'
import type { WeeklyClass } from './class-time.ts'
import { fromWallTime, toWallTime } from './wall-time.ts'

/** Cards count the minutes from this long before the start. */
const SOON_MS = 60 * MINUTE_MS
/** Cards say that joining has closed for this long. */
const REMEMBERED_MS = 120 * MINUTE_MS

/** Whether a class can be joined now. `next` is the start of the next class. */
export type JoinWindow =
  | { readonly kind: 'ahead'; readonly next: Date }
  | { readonly kind: 'soon'; readonly next: Date; readonly minutes: number }
  /** The class has started and can be joined for so many more minutes. */
  | { readonly kind: 'open'; readonly minutes: number }
  | { readonly kind: 'closed'; readonly at: Date; readonly next: Date }

/**
 * @param classes of the week, at least one
 * @param joinMs how long after its start a class can be joined
 * @param zone of the classes; by default the school's
 */
export function joinWindowAt(
  classes: readonly WeeklyClass[],
  now: Date,
  joinMs: number,
  zone?: UtcOffsets,
): JoinWindow {
  const starts = startsAround(now, classes, zone)
  const next = starts.find((start) => start > now.getTime()) ?? Infinity
  const last = starts.findLast((start) => start <= now.getTime()) ?? -Infinity
  const closes = last + joinMs
  const minutesTo = (moment: number) => Math.ceil((moment - now.getTime()) / MINUTE_MS)

  if (now.getTime() < closes) return { kind: 'open', minutes: minutesTo(closes) }
  if (next - now.getTime() <= SOON_MS) {
    return { kind: 'soon', next: new Date(next), minutes: minutesTo(next) }
  }
  return now.getTime() < closes + REMEMBERED_MS
    ? { kind: 'closed', at: new Date(closes), next: new Date(next) }
    : { kind: 'ahead', next: new Date(next) }
}

/** When classes begin, from two days ago to a week from now, in order. */
function startsAround(now: Date, classes: readonly WeeklyClass[], zone?: UtcOffsets): number[] {
  const today = Date.parse(`${toWallTime(now, zone).slice(0, 10)}T00:00:00Z`)
  const days = Array.from({ length: 11 }, (_, index) => new Date(today + (index - 2) * DAY_MS))
  return days
    .flatMap((date) =>
      classes
        .filter(({ day }) => day === date.getUTCDay())
        .map(({ minutes }) => new Date(date.getTime() + minutes * MINUTE_MS)),
    )
    .map((wall) => fromWallTime(wall.toISOString().slice(0, 19), zone).getTime())
    .sort((a, b) => a - b)
}
