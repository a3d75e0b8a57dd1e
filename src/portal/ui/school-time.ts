import { site } from '../../content/compiled/index.ts'

// YYYY-MM-DD, optionally with T or a space and HH:MM[:SS], optionally with an offset.
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

const DAY: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
}
const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  ...DAY,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
}

/**
 * A stored date as students read it, in the school's time. What is no date (decisions, Tasks),
 * and a date that no calendar has, is shown as it is.
 */
export function formatDate(stored: string): string {
  const match = DATE.exec(stored.trim())
  if (match === null) return stored
  const [, day = '', hour, minute = '00', second = '00', offset] = match
  const written = `${day}T${hour ?? '00'}:${minute}:${second}`
  const utc = new Date(`${written}Z`)
  // Date would turn 31 February into 3 March, and refuses 10:60.
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(written)) return stored
  if (offset === undefined) {
    // Written in the school's time already: formatted as if both were UTC, no zone can move it.
    return format(utc, hour === undefined ? DAY : DAY_AND_TIME, 'UTC')
  }
  return format(new Date(utc.getTime() - offsetMs(offset)), DAY_AND_TIME, site.timeZone)
}

function format(date: Date, options: Intl.DateTimeFormatOptions, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(date)
}

const MINUTE_MS = 60_000

function offsetMs(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0
  const sign = offset.startsWith('-') ? -1 : 1
  const hours = Number(offset.slice(1, 3))
  const minutes = Number(offset.slice(-2))
  return sign * (hours * 60 + minutes) * MINUTE_MS
}
