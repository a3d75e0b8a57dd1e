import { MINUTE_MS } from '../../contract/milliseconds.ts'

// RFC 5545, by hand: the library ics costs a student 19.8 kB, ical-generator breaks addresses that
// contain a comma, and ts-ics folds lines by characters instead of octets.

export type CalendarEvent = {
  /** Stable, so that most calendars replace an event that is imported again; some ignore the second one. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly address: string
  /** A moment, or YYYY-MM-DD where the event is a whole day. */
  readonly at: Date | string
  /** Whether the calendar rings before it. */
  readonly reminds: boolean
}

/** Reminders before an event, as durations of RFC 5545. */
const REMINDERS = ['PT24H', 'PT2H']

/** An .ics file of these events. */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Student portal//Tasks//EN',
    ...events.flatMap((event) => writeEvent(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function writeEvent(event: CalendarEvent, now: Date) {
  const { uid, title, description, address, at, reminds } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    // Some calendars replace an event only by one with a higher number.
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    ...startAndEnd(at),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT', // the student is not busy all that time
    ...(reminds ? REMINDERS : []).flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:-${before}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/**
 * A deadline ends when it starts, as in the calendar feeds of Canvas and Moodle: without an end some calendars make an
 * hour of it. A whole day ends where the next one starts.
 */
function startAndEnd(at: Date | string): string[] {
  if (typeof at !== 'string') return [`DTSTART:${utc(at)}`, `DTEND:${utc(at)}`]
  const next = new Date(`${at}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  const end = next.toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${digits(at)}`, `DTEND;VALUE=DATE:${digits(end)}`]
}

/** 20260302T180000Z */
function utc(moment: Date): string {
  return `${digits(moment.toISOString().slice(0, 19))}Z`
}

function digits(iso: string): string {
  return iso.replace(/[-:]/g, '')
}

function escapeText(text: string): string {
  const escaped = text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
  return escaped.replace(/\p{Cc}/gu, ' ') // no other control character is allowed
}

const LINE_OCTETS = 75

/** Folds after 75 octets, never inside a character; a folded line continues after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}
