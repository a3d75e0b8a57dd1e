import { parseDue } from './due.ts'
import { fromWallTime, type UtcOffsets } from './wall-time.ts'

/** When something is shown, by the school's clocks: YYYY-MM-DDTHH:MM:SS; '' where it has no such end. */
export type Period = { readonly from: string; readonly until: string }

/**
 * Reads one end of a period, to the minute: '2026-12-12', '2026-12-12 18:00' or '2026-12-12, 6 PM'. A day alone begins
 * at midnight, and ends at 23:59.
 * @returns YYYY-MM-DDTHH:MM:SS, or null for any other text
 */
export function readEnd(text: string, end: keyof Period): string | null {
  const [dueDate = '', ...time] = text.split(/[T, ]+/)
  const read = parseDue({ dueDate, time: time.join(' ') })
  // 'midnight' could be either end of the day.
  if (!('wall' in read) || read.note !== '' || /midnight/i.test(text)) return null
  if (read.kind === 'day' && end === 'from') return `${dueDate}T00:00:00`
  return `${read.wall.slice(0, 16)}:00`
}

const DAY = '(?<day>\\d\\d?)(?:st|nd|rd|th)?'
const MONTH = '(?<month>\\d\\d?|[a-z]{3,9})'
const YEAR = '(?<year>\\d{4})'
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

/**
 * The end that a date in another form means: '3rd Dec 2026, 6 PM', '03/12/2026' with the day first, '2026-12-3'.
 * @returns it as writtenEnd writes it, or a day alone; null for any other text
 */
export function meantEnd(text: string): string | null {
  const orders = [`${DAY} ${MONTH} ${YEAR}`, `${YEAR} ${MONTH} ${DAY}`, `${MONTH} ${DAY} ${YEAR}`]
  const ends = orders.flatMap((order) => {
    const date = `(?:[a-z]{3,9},? )?${order.replaceAll(' ', '[-/., ]+(?:of )?')}`
    const pattern = new RegExp(`^${date}(?:[T, ]+(?:at )?(?<time>.+))?$`, 'i')
    const { day = '', month = '', year = '', time = '' } = pattern.exec(text)?.groups ?? {}
    const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) / 3 + 1
    const number = /\d/.test(month) ? month : String(named)
    const dated = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
    const end = readEnd(`${dated} ${time}`.trim(), 'until')
    return end === null ? [] : time === '' ? dated : writtenEnd(end)
  })
  return ends[0] ?? null
}

/** A time as schools write it: 2026-12-12 18:00. */
export function writtenEnd(wall: string): string {
  return wall.slice(0, 16).replace('T', ' ')
}

/** Where a moment lies: a period has begun at its `from`, and is over at its `until`. */
export function stateOf(
  { from, until }: Period,
  moment: Date,
  zone: UtcOffsets,
): 'ahead' | 'now' | 'over' {
  if (until !== '' && fromWallTime(until, zone) <= moment) return 'over'
  return from !== '' && fromWallTime(from, zone) > moment ? 'ahead' : 'now'
}
