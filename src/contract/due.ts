import { MINUTE_MS } from './milliseconds.ts'
import { CLOCK, readClock } from './read-clock.ts'
import type { Task } from './tasks.ts'
import { fromWallTime, type UtcOffsets } from './wall-time.ts'

/** When a task is due, as its stored texts say it, as far as they can be parsed. */
export type WrittenDue =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | WrittenDeadline

type WrittenDeadline = {
  readonly kind: 'day' | 'moment'
  /** YYYY-MM-DDTHH:MM:SS; of a day, its last minute. */
  readonly wall: string
  /** '+01:00'; '' is the school's time. */
  readonly offset: string
  /** The mentor's text if it is no readable time, else ''. */
  readonly note: string
}

// YYYY-MM-DD, optionally with T or a space and HH:MM[:SS], optionally with an offset.
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-][01]\d:?[0-5]\d)?)?$/i

/**
 * A day without a time is due at its last minute. So is a day with the time 'midnight': teachers mean
 * its end, and '11:59 PM' is unambiguous.
 */
const LAST_MINUTE = '23:59:00'

/** Parses due date and time together. A time inside the due date takes precedence over `time`. */
export function parseDue({ dueDate, time }: Pick<Task, 'dueDate' | 'time'>): WrittenDue {
  const text = [dueDate, time].filter((part) => part !== '').join(', ')
  if (text === '') return { kind: 'none' }
  const [, day = '', minute, second = ':00', offset = ''] = DATE.exec(dueDate.trim()) ?? []
  const stored = minute && minute + second
  if (!isReal(`${day}T${stored ?? '00:00:00'}`)) return { kind: 'unreadable', text }
  // Backends store a day without a time as 00:00:00. If the mentor wrote a time, ignore 00:00:00. If
  // not, keep it: a later deadline might be too late.
  const within = stored === '00:00:00' && time !== '' ? undefined : stored
  const beside = readTime(time)
  const clock = within ?? beside
  return {
    kind: clock === null ? 'day' : 'moment',
    wall: `${day}T${clock ?? LAST_MINUTE}`,
    offset: within === undefined ? '' : isoOffset(offset),
    note: beside === null ? time : '',
  }
}

const ONLY_A_CLOCK = new RegExp(`^${CLOCK}$`)

/**
 * Parses a mentor's time of day: '19:00', '19:00:30', '7 PM', '7:30 p.m.', noon, midnight.
 * @returns HH:MM:SS, or null for any other text
 */
function readTime(text: string): string | null {
  const written = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^(?:12 ?)?midnight$/.test(written)) return LAST_MINUTE
  const [, clock = written, second = '00'] = /^(\d\d:\d\d):([0-5]\d)$/.exec(written) ?? []
  const minutes = ONLY_A_CLOCK.test(clock) ? readClock(clock) : null
  return minutes === null
    ? null
    : `${new Date(minutes * MINUTE_MS).toISOString().slice(11, 17)}${second}`
}

/** @param zone of the school */
export function deadlineOf({ wall, offset }: WrittenDeadline, zone: UtcOffsets): Date {
  return offset === '' ? fromWallTime(wall, zone) : new Date(wall + offset)
}

/** From this moment on it is late: a day has all of its last minute. */
export function endOfDue(due: WrittenDeadline, zone: UtcOffsets): Date {
  return new Date(deadlineOf(due, zone).getTime() + (due.kind === 'day' ? MINUTE_MS : 0))
}

/** Whether the date exists: Date would turn 31 February into 3 March. */
function isReal(text: string): boolean {
  const date = new Date(`${text}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** '+0100' as '+01:00', which every browser reads. */
function isoOffset(offset: string): string {
  return offset.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')
}
