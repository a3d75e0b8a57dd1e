/**
 * The time of day that a mentor has written: '19:00', '19:00:30', '7 PM', '7:30 pm', noon, midnight.
 * @returns HH:MM:SS, or null where the text is anything else
 */
export function readTime(text: string): string | null {
  const written = text.trim().toLowerCase()
  if (written === 'noon') return '12:00:00'
  if (written === 'midnight') return LAST_MINUTE
  return readClock(written) ?? readHalfDay(written)
}

/**
 * The last minute of a day. A day alone ends with it, and so does one whose time is midnight: that is
 * what teachers mean by it, and '11:59 PM' leaves nobody wondering which of the day's two midnights.
 */
export const LAST_MINUTE = '23:59:00'

function readClock(written: string): string | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(written)
  return match && `${match[1]}:${match[2]}:${match[3] ?? '00'}`
}

function readHalfDay(written: string): string | null {
  const match = /^(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([ap])m$/.exec(written)
  if (match === null) return null
  // 12 AM is the first hour of the day, and 12 PM the first one after noon.
  const hour = (Number(match[1]) % 12) + (match[3] === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}:00`
}
