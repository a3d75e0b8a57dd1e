import { site } from '../../content/compiled/index.ts'
import { CLOCK, readClock } from '../../contract/read-clock.ts'

/** A weekly class, in the school's time. */
export type WeeklyClass = {
  /** 0 for Sunday to 6 for Saturday. */
  readonly day: number
  /** Minutes since midnight. */
  readonly minutes: number
}

/**
 * Parses a class time such as 'Tuesdays and Thursdays, 7 PM', 'Mon-Fri 09:00' or 'Monday 6 PM, Saturday
 * 10 AM - 12 PM (WAT)'. Never guesses, because a wrong time costs a class.
 * @returns null if any part of the text is not understood
 */
export function readClassTime(text: string): readonly WeeklyClass[] | null {
  const pieces = cut(text)
  if (pieces === null) return null
  const times = pieces.filter((piece) => typeof piece === 'number')
  // Read '7 PM on Tuesdays' as 'Tuesdays, 7 PM'. With more times the order is ambiguous.
  if (times.length === 1 && pieces[0] === times[0]) pieces.push(...pieces.splice(0, 1))
  const classes: WeeklyClass[] = []
  let days: number[] = []
  for (const piece of pieces) {
    if (typeof piece !== 'number') days.push(...piece)
    // A second time for the same days is ambiguous: another class, or another group's.
    else if (days.length === 0) return null
    else {
      classes.push(...days.map((day) => ({ day, minutes: piece })))
      days = []
    }
  }
  const eachDayOnce = new Set(classes.map(({ day }) => day)).size === classes.length
  return classes.length > 0 && days.length === 0 && eachDayOnce ? classes : null
}

/** Days, or a time in minutes since midnight. A separator is an empty list of days. */
type Piece = readonly number[] | number

/** Splits a text into days and times. */
function cut(text: string): Piece[] | null {
  const pieces: Piece[] = []
  let rest = text
    .toLowerCase()
    .replace(/\((?=\s*(?:\d|noon))([^()]*)\)/g, ' $1 ') // a time in brackets
    .replace(/\s+/g, ' ')
    .replace(/[‐-―−]/g, '-')
    .trim()
  while (rest !== '') {
    const read = [...READERS, zoneReader()].find(([pattern]) => pattern.test(rest))
    const match = read?.[0].exec(rest)
    const piece = match && read?.[1](match[1] ?? '', match[2])
    if (!match || piece === null || piece === undefined) return null
    pieces.push(piece)
    rest = rest.slice(match[0].length)
  }
  return pieces
}

const DAY =
  '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sun|mon|tue|weds?|thu|thur|fri|sat)s?)\\b\\.?'

/** A pattern, and its value; null if the match is not a valid day or time. */
type Reader = readonly [pattern: RegExp, read: (first: string, last?: string) => Piece | null]

const READERS: readonly Reader[] = [
  [/^weekdays?\b/, () => [1, 2, 3, 4, 5]],
  [/^weekends?\b/, () => [6, 0]],
  [/^(?:daily|every ?day)\b/, () => [0, 1, 2, 3, 4, 5, 6]],
  [new RegExp(`^(${DAY})(?: ?(?:-|to|through) ?(${DAY}))?`), readDays],
  [new RegExp(`^(${CLOCK})(?: ?(?:-|to|till?|until) ?(${CLOCK}))?`), readClock],
  // A hyphen is a separator only before a time. Between days it is ambiguous, as in Mon-Wed-Fri.
  // In Nigeria a class 'by 7 PM' begins at seven.
  [/^(?: |[,;:&+/@|·•]|\.$|-(?= ?[\dn])|(?:and|at|by|on|from|every|each)\b)/, () => []],
]

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

function readDays(first: string, last = first): readonly number[] {
  const [from, to] = [first, last].map((day) => DAYS.indexOf(day.slice(0, 3))) as [number, number]
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
}

/**
 * Matches the names of the school's own time zone, which may be written out. Another zone's are not
 * understood.
 */
function zoneReader(): Reader {
  // A dot for each sign that is no letter: the blank of Buenos_Aires, the plus of Etc/GMT+1.
  const city = site.timeZone
    .replace(/.*\//, '')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '.')
  const names = [`${city}(?: time)?`, ...(ALSO_CALLED[site.timeZone] ?? [])].join('|')
  return [new RegExp(`^(?:\\((?:${names})\\)|(?:${names})\\b)`), () => []]
}

const ALSO_CALLED: Readonly<Partial<Record<string, readonly string[]>>> = {
  'Africa/Lagos': ['wat', 'west africa time', 'nigerian? time', '(?:gmt|utc) ?\\+ ?0?1(?::00)?'],
}
