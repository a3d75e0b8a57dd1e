// Dates and times in words, by hand: the first date of Intl.DateTimeFormat takes a slow phone 60 ms, and older browsers
// write others. `wall` is YYYY-MM-DDTHH:MM:SS.

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

/** '2 Mar' */
export function dayAndMonth(wall: string): string {
  return `${Number(wall.slice(8, 10))} ${MONTHS[Number(wall.slice(5, 7)) - 1]}`
}

/** 'Mon' */
export function weekday(wall: string): string {
  return DAYS[new Date(`${wall}Z`).getUTCDay()] ?? ''
}

/** 'Mon 2 Mar'; if it is not this year, 'Fri, 1 Jan 2027'. */
export function day(wall: string, today: string): string {
  const year = wall.slice(0, 4)
  return year === today.slice(0, 4)
    ? `${weekday(wall)} ${dayAndMonth(wall)}`
    : `${weekday(wall)}, ${dayAndMonth(wall)} ${year}`
}

/** '7:00 PM' */
export function clock(wall: string): string {
  const hour = Number(wall.slice(11, 13))
  return `${hour % 12 || 12}:${wall.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Lagos time' for Africa/Lagos: few people know the zone's full name. */
export function zoneName(timeZone: string): string {
  return `${timeZone.replace(/.*\//, '').replaceAll('_', ' ')} time`
}
