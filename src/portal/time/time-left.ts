import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/milliseconds.ts'
import type { Deadline, Due } from './read-due.ts'
import { toWallTime } from './wall-time.ts'

const NEAR_MS = 48 * HOUR_MS
/** From this many days on, hours are left out. */
const FAR_DAYS = 7

/** The time left until a deadline, in words. */
type TimeLeft = { readonly kind: 'past' | 'near' | 'ahead'; readonly words: string }

/** Counts hours if the time is known, otherwise days of the school's calendar. */
export function timeLeft(deadline: Deadline, now: Date): TimeLeft {
  if (isPast(deadline, now)) return { kind: 'past', words: 'Deadline passed' }
  const { kind, at } = deadline
  const leftMs = kind === 'moment' ? at.getTime() - now.getTime() : daysUntil(at, now) * DAY_MS
  return {
    kind: leftMs < NEAR_MS ? 'near' : 'ahead',
    words: kind === 'moment' ? `${duration(leftMs)} left` : days(leftMs / DAY_MS),
  }
}

/** Null if there is no readable deadline, or it has passed. */
export function upcomingDeadline(due: Due, now: Date): Deadline | null {
  if (due.kind === 'none' || due.kind === 'unreadable') return null
  return isPast(due, now) ? null : due
}

/** A deadline passes at its moment, or at the end of its day. */
function isPast({ kind, at }: Deadline, now: Date): boolean {
  return kind === 'moment' ? at <= now : daysUntil(at, now) < 0
}

/** Two units at most, rounded down: never promise more time than there is. */
function duration(ms: number): string {
  if (ms < MINUTE_MS) return 'Less than a minute'
  if (ms >= FAR_DAYS * DAY_MS) return count(Math.floor(ms / DAY_MS), 'day')
  const units = [
    count(Math.floor(ms / DAY_MS), 'day'),
    count(Math.floor((ms % DAY_MS) / HOUR_MS), 'hour'),
    count(ms < DAY_MS ? Math.floor((ms % HOUR_MS) / MINUTE_MS) : 0, 'minute'),
  ]
  return units.filter((unit) => unit !== '').join(' ')
}

function count(number: number, unit: string): string {
  if (number === 0) return ''
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

function days(number: number): string {
  if (number === 0) return 'Due today'
  return number === 1 ? 'Due tomorrow' : `${number} days left`
}

function daysUntil(at: Date, now: Date): number {
  return dayNumber(at) - dayNumber(now)
}

/** The day of a moment on the school's calendar, counted from 1970. */
function dayNumber(moment: Date): number {
  return Date.parse(toWallTime(moment).slice(0, 10)) / DAY_MS
}
