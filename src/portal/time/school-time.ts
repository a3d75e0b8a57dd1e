import { site } from '../../content/compiled/index.ts'
import { now } from './clock.ts'
import type { Due } from './read-due.ts'
import { differsFromSchoolTime, toWallTime } from './wall-time.ts'

const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
const DAY_AND_YEAR = { ...SHORT_DAY, year: 'numeric' } as const
// hourCycle in place of hour12, which shows 0:30 PM in Chrome 109.
const TIME = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const

/**
 * A moment in the school's time: 'Mon 2 Mar, 7:00 PM'. Adds the year if it is not this year, and the
 * zone if the student's clock differs.
 */
export function formatMoment(moment: Date): string {
  const shown = formatAtSchool(moment, { ...dayOf(moment), ...TIME })
  return differsFromSchoolTime(moment) ? `${shown}, ${zoneName()}` : shown
}

/** The moment on the student's clock; null if that equals the school's time. */
export function formatLocal(moment: Date): string | null {
  return differsFromSchoolTime(moment) ? format(moment, { ...dayOf(moment), ...TIME }) : null
}

/** A moment on the student's clock only: 'Tue 24 Nov, 9 AM', 'Sun 22 Nov, 8:05 PM'. */
export function formatShortLocal(moment: Date): string {
  const shown = format(moment, { ...SHORT_DAY, ...TIME }).replace(':00', '')
  // Non-breaking spaces keep it on one line.
  return shown.replaceAll(' ', '\u00a0')
}

/** A due date for students. An unreadable one is shown as stored. */
export function formatDue(due: Due): string {
  switch (due.kind) {
    case 'none':
      return ''
    case 'unreadable':
      return due.text
    case 'day':
      return withNote(formatAtSchool(due.at, dayOf(due.at)), due.note)
    case 'moment':
      return withNote(formatMoment(due.at), due.note)
  }
}

/** A day in the school's time: '23 Nov'. */
export function formatDay(moment: Date): string {
  return formatAtSchool(moment, { day: 'numeric', month: 'short' })
}

/** When a class begins, in the school's time: 'Tue 24 Nov, 7:00 PM'. */
export function formatClass(start: Date): string {
  return formatAtSchool(start, { ...SHORT_DAY, ...TIME }) + phoneTime(start)
}

/** The time of the day, in the school's time: '7:10 PM'. */
export function formatClock(moment: Date): string {
  return formatAtSchool(moment, TIME) + phoneTime(moment)
}

/** The moment on the student's clock in brackets; '' if that equals the school's time. */
function phoneTime(moment: Date): string {
  if (!differsFromSchoolTime(moment)) return ''
  const day = { weekday: 'short' } as const
  const isSameDay = format(moment, day) === formatAtSchool(moment, day)
  return ` (${format(moment, isSameDay ? TIME : { ...day, ...TIME })} your time)`
}

/** With the year, unless it is this one. */
function dayOf(moment: Date): Intl.DateTimeFormatOptions {
  return yearOf(moment) === yearOf(now()) ? SHORT_DAY : DAY_AND_YEAR
}

function yearOf(moment: Date): string {
  return toWallTime(moment).slice(0, 4)
}

function withNote(shown: string, note: string): string {
  return note === '' ? shown : `${shown}, ${note}`
}

/** 'Lagos time' for Africa/Lagos: few people know the zone's full name. */
function zoneName(): string {
  return `${site.timeZone.replace(/.*\//, '').replaceAll('_', ' ')} time`
}

/** Formats the school's wall time, so that an older browser need not know the zone. */
function formatAtSchool(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  const formatter = formatters.get(key) ?? createFormatter({ ...options, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return format(new Date(`${toWallTime(date)}Z`), options, formatter)
}

/** Cached: creating a formatter takes longer than rendering the rest of a task row. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function createFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', options)
}

/** @param formatter by default of the phone's own time, not cached, because the phone may move to another zone */
function format(
  date: Date,
  options: Intl.DateTimeFormatOptions,
  formatter = createFormatter(options),
): string {
  const shown = formatter.format(date)
  // Upper case, as in all texts of the portal.
  const withHalf = shown.replace(/\b[ap]m$/, (half) => half.toUpperCase())
  // Older browsers write 'Tue, 24 Nov' with a comma.
  return options.year === undefined
    ? withHalf.replace(/^([A-Z]\w+),(?= \d+ [A-Z])/, '$1')
    : withHalf
}
