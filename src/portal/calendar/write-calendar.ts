// RFC 5545. Of the libraries, ics costs a student 19.8 kB; of the smaller ones, ical-generator spoils
// addresses with a comma, and ts-ics counts a line's length in letters where octets are meant.

export type CalendarEvent = {
  /** Stable: an event that is imported again takes the place of the first one. */
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
    // Some calendars keep the event they have unless the new one's number is higher.
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    // An event without an end takes no time: what a calendar shows first is the deadline itself.
    typeof at === 'string' ? `DTSTART;VALUE=DATE:${digits(at)}` : `DTSTART:${utc(at)}`,
    `SUMMARY:${written(title)}`,
    `DESCRIPTION:${written(description)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT', // the student is not busy all that time
    ...(reminds ? REMINDERS : []).flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${written(title)}`,
      `TRIGGER:-${before}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

const MINUTE_MS = 60_000

/** 20260302T180000Z */
function utc(moment: Date): string {
  return `${digits(moment.toISOString().slice(0, 19))}Z`
}

function digits(iso: string): string {
  return iso.replace(/[-:]/g, '')
}

function written(text: string): string {
  const escaped = text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
  return escaped.replace(/\p{Cc}/gu, ' ') // no other control character is allowed
}

const LINE_OCTETS = 75

/** A line ends after 75 octets, never within a letter, and goes on after a space. */
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
