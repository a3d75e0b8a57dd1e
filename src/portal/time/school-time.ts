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
  const shown = format(moment, { ...dayOf(moment), ...TIME }, site.timeZone)
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
      return withNote(format(due.at, dayOf(due.at), site.timeZone), due.note)
    case 'moment':
      return withNote(formatMoment(due.at), due.note)
  }
}

/** A day in the school's time: '23 Nov'. */
export function formatDay(moment: Date): string {
  return format(moment, { day: 'numeric', month: 'short' }, site.timeZone)
}

/** When a class begins, in the school's time: 'Tue 24 Nov, 7:00 PM'. */
export function formatClass(start: Date): string {
  return format(start, { ...SHORT_DAY, ...TIME }, site.timeZone) + phoneTime(start)
}

/** The time of the day, in the school's time: '7:10 PM'. */
export function formatClock(moment: Date): string {
  return format(moment, TIME, site.timeZone) + phoneTime(moment)
}

/** The moment on the student's clock in brackets; '' if that equals the school's time. */
function phoneTime(moment: Date): string {
  if (!differsFromSchoolTime(moment)) return ''
  const day = { weekday: 'short' } as const
  const isSameDay = format(moment, day) === format(moment, day, site.timeZone)
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
  const city = site.timeZone.slice(site.timeZone.lastIndexOf('/') + 1)
  return `${city.replaceAll('_', ' ')} time`
}

/** Cached: creating a formatter takes longer than rendering the rest of a task row. */
const ofSchool = new Map<string, Intl.DateTimeFormat>()

/** @param timeZone by default the phone's own */
function format(date: Date, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  const shown = formatter(options, timeZone).format(date)
  // Upper case, as in all texts of the portal.
  const withHalf = shown.replace(/\b[ap]m$/, (half) => half.toUpperCase())
  // Older browsers write 'Tue, 24 Nov' with a comma.
  return options.year === undefined
    ? withHalf.replace(/^([A-Z]\w+),(?= \d+ [A-Z])/, '$1')
    : withHalf
}

/** Cached only for the school's zone: the phone may move to another zone. */
function formatter(options: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  const key = JSON.stringify({ ...options, timeZone })
  const kept = timeZone === undefined ? undefined : ofSchool.get(key)
  const made = kept ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  if (timeZone !== undefined) ofSchool.set(key, made)
  return made
}
