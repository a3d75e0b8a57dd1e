import { site } from '../../content/compiled/index.ts'
import { now } from './clock.ts'
import type { Due } from './read-due.ts'
import { isElsewhere, toWallTime } from './wall-time.ts'

const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
const DAY_AND_YEAR = { ...SHORT_DAY, year: 'numeric' } as const
// hourCycle in place of hour12, which shows 0:30 PM in Chrome 109.
const TIME = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const

/**
 * A moment in the school's time: 'Mon 2 Mar, 7:00 PM'. Names what a student would not take for granted:
 * another year than this, and whose time it is where the student's clock shows another.
 */
export function formatMoment(moment: Date): string {
  const shown = format(moment, { ...dayOf(moment), ...TIME }, site.timeZone)
  return isElsewhere(moment) ? `${shown}, ${zoneName()}` : shown
}

/** The same moment on the student's own clock; null where that shows what the school's does. */
export function formatOnPhone(moment: Date): string | null {
  return isElsewhere(moment) ? format(moment, { ...dayOf(moment), ...TIME }) : null
}

/** A moment on the student's own clock alone: 'Tue 24 Nov, 9 AM', 'Sun 22 Nov, 8:05 PM'. */
export function formatShortOnPhone(moment: Date): string {
  const shown = format(moment, { ...SHORT_DAY, ...TIME }).replace(':00', '')
  // It stays on one line where there is room for it.
  return shown.replaceAll(' ', '\u00a0')
}

/** When a task is due, as students read it. What cannot be read is shown as it is. */
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

/** The same moment on the student's clock; only where it differs from the school's. */
function phoneTime(moment: Date): string {
  if (!isElsewhere(moment)) return ''
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

/** 'Lagos time' for Africa/Lagos: what the zone is called in full is known to few. */
function zoneName(): string {
  const city = site.timeZone.slice(site.timeZone.lastIndexOf('/') + 1)
  return `${city.replaceAll('_', ' ')} time`
}

/** To make one takes longer than everything else in the row of a task. */
const ofSchool = new Map<string, Intl.DateTimeFormat>()

/** @param timeZone the phone's own unless told otherwise */
function format(date: Date, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  const shown = formatter(options, timeZone).format(date)
  // 'PM', as everywhere in the portal.
  const withHalf = shown.replace(/\b[ap]m$/, (half) => half.toUpperCase())
  // Older browsers write 'Tue, 24 Nov', as all do before a year.
  return options.year === undefined
    ? withHalf.replace(/^([A-Z]\w+),(?= \d+ [A-Z])/, '$1')
    : withHalf
}

/** Kept for the school's zone alone: a phone may come to another one. */
function formatter(options: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  const key = JSON.stringify({ ...options, timeZone })
  const kept = timeZone === undefined ? undefined : ofSchool.get(key)
  const made = kept ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  if (timeZone !== undefined) ofSchool.set(key, made)
  return made
}
