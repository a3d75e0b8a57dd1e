import type { Task } from '../../contract/tasks.ts'
import { CLOCK, readClock } from './read-clock.ts'
import { fromWallTime } from './wall-time.ts'

/** When a task is due, as far as what is stored of it can be read. */
export type Due =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly text: string }
  | Deadline

/**
 * Only a moment is counted by the hour. Of a day, `at` is the last minute. The note is what the mentor
 * has written in place of a time that can be read, or ''.
 */
export type Deadline = {
  readonly kind: 'day' | 'moment'
  readonly at: Date
  readonly note: string
}

// YYYY-MM-DD, optionally with T or a space and HH:MM[:SS], optionally with an offset.
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * The last minute of a day. A day alone ends with it, and so does one whose time is midnight: that is
 * what teachers mean by it, and '11:59 PM' leaves nobody wondering which of the day's two midnights.
 */
const LAST_MINUTE = '23:59:00'

/** Reads due date and time as one. A time within the due date wins over the one beside it. */
export function readDue({ dueDate, time }: Pick<Task, 'dueDate' | 'time'>): Due {
  const text = [dueDate, time].filter((part) => part !== '').join(', ')
  if (text === '') return { kind: 'none' }
  const [, day = '', minute, second = ':00', offset] = DATE.exec(dueDate.trim()) ?? []
  const stored = minute && minute + second
  if (!isReal(`${day}T${stored ?? '00:00:00'}`)) return { kind: 'unreadable', text }
  // Backends store a day alone as its first moment, which passes before the time that the mentor has
  // written beside it. Where nothing stands beside it, the moment counts: later might be too late.
  const within = stored === '00:00:00' && time !== '' ? undefined : stored
  const beside = readTime(time)
  const note = beside === null ? time : ''
  const known = within ?? beside
  const at = `${day}T${known ?? LAST_MINUTE}`
  return {
    kind: known === null ? 'day' : 'moment',
    at: within && offset ? new Date(at + isoOffset(offset)) : fromWallTime(at),
    note,
  }
}

const ONLY_A_CLOCK = new RegExp(`^${CLOCK}$`)

/**
 * The time of day that a mentor has written: '19:00', '19:00:30', '7 PM', '7:30 p.m.', noon, midnight.
 * @returns HH:MM:SS, or null where the text is anything else
 */
function readTime(text: string): string | null {
  const written = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (/^(?:12 ?)?midnight$/.test(written)) return LAST_MINUTE
  const [, clock = written, second = '00'] = /^(\d\d:\d\d):([0-5]\d)$/.exec(written) ?? []
  const minutes = ONLY_A_CLOCK.test(clock) ? readClock(clock) : null
  return minutes === null
    ? null
    : `${new Date(minutes * 60_000).toISOString().slice(11, 17)}${second}`
}

/** Whether it is on the calendar: Date would turn 31 February into 3 March. */
function isReal(written: string): boolean {
  const date = new Date(`${written}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
}

/** '+0100' as '+01:00', which every browser reads. */
function isoOffset(offset: string): string {
  return offset.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2')
}
