import { site } from '../../content/compiled/index.ts'
import { clock, day, dayAndMonth, weekday, zoneName } from '../../contract/written-time.ts'
import { now } from './clock.ts'
import type { Due } from './read-due.ts'
import { differsFromSchoolTime, toPhoneTime, toWallTime } from './wall-time.ts'

/**
 * A moment in the school's time: 'Mon 2 Mar, 7:00 PM'. Adds the year if it is not this year, and the
 * zone if the student's clock differs.
 */
export function formatMoment(moment: Date): string {
  const text = dayAndClock(toWallTime(moment))
  return differsFromSchoolTime(moment) ? `${text}, ${zoneName(site.timeZone)}` : text
}

/** The moment on the student's clock; null if that equals the school's time. */
export function formatLocal(moment: Date): string | null {
  return differsFromSchoolTime(moment) ? dayAndClock(toPhoneTime(moment)) : null
}

/** A moment on the student's clock only: 'Tue 24 Nov, 9 AM', 'Sun 22 Nov, 8:05 PM'. */
export function formatShortLocal(moment: Date): string {
  const wall = toPhoneTime(moment)
  const text = `${weekday(wall)} ${dayAndMonth(wall)}, ${clock(wall).replace(':00', '')}`
  // Non-breaking spaces keep it on one line.
  return text.replaceAll(' ', '\u00a0')
}

/** A due date for students. An unreadable one is shown as stored. */
export function formatDue(due: Due): string {
  switch (due.kind) {
    case 'none':
      return ''
    case 'unreadable':
      return due.text
    case 'day':
      return withNote(day(toWallTime(due.at), toWallTime(now())), due.note)
    case 'moment':
      return withNote(formatMoment(due.at), due.note)
  }
}

/** A day in the school's time: '23 Nov'. */
export function formatDay(moment: Date): string {
  return dayAndMonth(toWallTime(moment))
}

/** When a class begins, in the school's time: 'Tue 24 Nov, 7:00 PM'. */
export function formatClass(start: Date): string {
  const wall = toWallTime(start)
  return `${weekday(wall)} ${dayAndMonth(wall)}, ${clock(wall)}${phoneTime(start)}`
}

/** The time of the day, in the school's time: '7:10 PM'. */
export function formatClock(moment: Date): string {
  return clock(toWallTime(moment)) + phoneTime(moment)
}

/** The moment on the student's clock in brackets; '' if that equals the school's time. */
function phoneTime(moment: Date): string {
  if (!differsFromSchoolTime(moment)) return ''
  const wall = toPhoneTime(moment)
  const isSameDay = weekday(wall) === weekday(toWallTime(moment))
  return ` (${isSameDay ? '' : `${weekday(wall)} `}${clock(wall)} your time)`
}

function dayAndClock(wall: string): string {
  return `${day(wall, toWallTime(now()))}, ${clock(wall)}`
}

function withNote(text: string, note: string): string {
  return note === '' ? text : `${text}, ${note}`
}
