type Clock = {
  readonly hour: number
  readonly minute: number
  /** AM or PM; null if the text does not say. */
  readonly half: 'a' | 'p' | null
  /** Written in the 24-hour format: 19:00, 09:00. */
  readonly of24: boolean
}

/** Matches a time of day in lower case: '7 pm', '7.30 p.m.', '19:00', '12 noon'. */
export const CLOCK =
  '(?:(?:12(?::00)? ?)?noon\\b|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap](?:m\\b|\\.m\\b)\\.?)?)(?![\\d:])'

/**
 * Parses a time of day that matches CLOCK: '7 PM', '7:30 p.m.', '19:00', 'noon'. An end decides AM or
 * PM: '7-9 PM' starts at 7 PM.
 * @returns minutes since midnight; null for '7' and '7:00', which may be morning or evening
 */
export function readClock(start: string, end?: string): number | null {
  const from = parse(start)
  const to = end === undefined ? from : parse(end)
  const until = minutesOf(to)
  if (until === null) return null
  if ((from.half === null) === (to.half === null)) return minutesOf(from)
  if (to.half === null) return null
  // Choose AM or PM so that the start is before the end: '7-9 PM', '10-12 PM'.
  const sameHalf = minutesOf({ ...from, half: to.half })
  if (sameHalf === null || sameHalf < until) return sameHalf
  return minutesOf({ ...from, half: to.half === 'a' ? 'p' : 'a' })
}

function parse(text: string): Clock {
  if (text.endsWith('noon')) return { hour: 12, minute: 0, half: 'p', of24: false }
  const [, hour = '', sign, minute = '0', half = null] =
    /^(\d+)(?:([:.])(\d\d))? ?([ap])?/.exec(text) ?? []
  return {
    hour: Number(hour),
    minute: Number(minute),
    half: half as Clock['half'],
    of24: hour.length === 2 && sign === ':',
  }
}

function minutesOf({ hour, minute, half, of24 }: Clock): number | null {
  if (minute > 59) return null
  if (half === null) return of24 && hour < 24 ? hour * 60 + minute : null
  if (hour < 1 || hour > 12) return null
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
}
