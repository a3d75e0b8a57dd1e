import { site } from '../content/compiled/index.ts'

// YYYY-MM-DD, optionally with T or a space and HH:MM[:SS], optionally with an offset.
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

const DAY: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
}
const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  ...DAY,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12', // hour12 would be 'h11' in Chrome 109: 0:30 PM
}

const SHORT_DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }

/** A stored date that exists on the calendar. */
type ReadDate = {
  /** The day it falls on in the school's time, as YYYY-MM-DD. */
  readonly schoolDay: string
  readonly shown: string
}

/**
 * A stored date as students read it, in the school's time. Text that is no date, and a date that
 * does not exist, such as 31 February, is shown as it is.
 */
export function formatDate(stored: string): string {
  return readDate(stored)?.shown ?? stored
}

/** The day without its year, for tasks that are due soon: 'Mon 2 Mar'. */
export function formatDay(stored: string): string {
  const date = readDate(stored)
  return date === null ? stored : format(new Date(`${date.schoolDay}T00:00Z`), SHORT_DAY, 'UTC')
}

function readDate(stored: string): ReadDate | null {
  const match = DATE.exec(stored.trim())
  if (match === null) return null
  const [, day = '', hour, minute = '00', second = '00', offset] = match
  const written = `${day}T${hour ?? '00'}:${minute}:${second}`
  const utc = new Date(`${written}Z`)
  // Date would turn 31 February into 3 March, and refuses 10:60.
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(written)) return null
  if (offset === undefined) {
    // Already in the school's time: read and formatted as UTC, so that no time zone moves it.
    return { schoolDay: day, shown: format(utc, hour === undefined ? DAY : DAY_AND_TIME, 'UTC') }
  }
  const moment = new Date(utc.getTime() - offsetMs(offset))
  return { schoolDay: schoolDay(moment), shown: format(moment, DAY_AND_TIME, site.timeZone) }
}

function format(date: Date, options: Intl.DateTimeFormatOptions, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(date)
  // 'PM', as everywhere in the portal.
  return shown.replace(/\b[ap]m$/, (half) => half.toUpperCase())
}

const MINUTE_MS = 60_000

function offsetMs(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0
  const sign = offset.startsWith('-') ? -1 : 1
  const hours = Number(offset.slice(1, 3))
  const minutes = Number(offset.slice(-2))
  return sign * (hours * 60 + minutes) * MINUTE_MS
}

/** How far away a due date is, in days of the school's calendar. */
export type DueState =
  | { readonly kind: 'past' }
  | { readonly kind: 'today' }
  | { readonly kind: 'ahead'; readonly days: number }

/** Null where the stored text is no date. A task is due until the end of its day. */
export function dueState(stored: string, now: Date): DueState | null {
  const date = readDate(stored)
  if (date === null) return null
  const days = dayNumber(date.schoolDay) - dayNumber(schoolDay(now))
  if (days === 0) return { kind: 'today' }
  return days < 0 ? { kind: 'past' } : { kind: 'ahead', days }
}

/** The day of a moment on the school's calendar, as YYYY-MM-DD. */
function schoolDay(moment: Date): string {
  // Swedish dates are written as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format(moment)
}

const DAY_MS = 24 * 60 * MINUTE_MS

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}
