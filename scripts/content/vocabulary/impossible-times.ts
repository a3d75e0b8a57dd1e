import { error, warning, type Problem } from '../problem.ts'
import { editAt } from '../source.ts'
import type { WrittenText } from './check-text.ts'

const DAYS_OF_MONTHS: readonly (readonly [string, number])[] = [
  ['January', 31],
  ['February', 29],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
]
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const MONTH = `(?<month>${DAYS_OF_MONTHS.map(([month]) => month).join('|')})`
const DAY = String.raw`(?<![\d.,:/-])(?<day>[0-3]?\d)(?:st|nd|rd|th)?(?![\d.:/%])`
const BEFORE = String.raw`(?:(?<weekday>${WEEKDAYS.join('|')}),?\s+(?:the\s+)?)?`
const YEAR = String.raw`(?:,?\s+(?<year>20\d\d)(?!\d))?`
/** 24 December 2026 and December 24, 2026, with or without a weekday and a year. */
const DATES = [
  new RegExp(String.raw`${BEFORE}${DAY}\s+(?:of\s+)?${MONTH}\b${YEAR}`, 'g'),
  new RegExp(String.raw`${BEFORE}\b${MONTH}\s+${DAY}${YEAR}`, 'g'),
]
/** 6:45 PM and 7 AM; of 24 hours only what is said as a time: 90:30 may be how long a film is. */
const TIME =
  /(?<![\d.,:;])(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?(?<half>\s?(?:[ap]m\b|[ap]\.m\.))|(?<=\b(?:at|by|before|until|till)\s)(?<clock>(?:2[4-9]|[3-9]\d|[01]\d(?=:[6-9])|2[0-3](?=:[6-9])):\d\d(?<!24:00))(?![\d:])/gi

const WRITE_TIME = 'Write the time that is meant.'

/** Days that no calendar has, times that no clock shows, and a date with another day's weekday. */
export function checkTimes(written: WrittenText): Problem[] {
  return [...checkDates(written), ...checkClock(written), ...checkColon(written)]
}

function checkDates({ text, placeOf }: WrittenText): Problem[] {
  const found = DATES.flatMap((date) => Array.from(text.matchAll(date)))
  return found.flatMap(({ 0: date, groups = {} }) => {
    const { day = '', month = '', weekday, year } = groups
    const index = DAYS_OF_MONTHS.findIndex(([name]) => name === month)
    const most = daysOf(index, year)
    // (In May 35 students began.)
    if (Number(day) > 31 && date.indexOf(month) < date.indexOf(day)) return []
    if (Number(day) < 1 || Number(day) > most) {
      const sentence = `No calendar has the day ${oneLine(date)}: ${month} has ${most} days.`
      return error(placeOf(date), sentence, 'Write the day that is meant.')
    }
    if (weekday === undefined || year === undefined) return []
    const right = WEEKDAYS[new Date(Date.UTC(Number(year), index, Number(day))).getUTCDay()]
    if (weekday === right) return []
    const sentence = `${oneLine(date)} is a ${right}.`
    return warning(placeOf(date), sentence, 'Write the weekday or the date that is right.')
  })
}

/** Of February, where no year is said, those of a leap year. */
function daysOf(month: number, year: string | undefined): number {
  if (year === undefined) return DAYS_OF_MONTHS[month]?.[1] ?? 31
  return new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate()
}

function checkClock({ text, placeOf, source }: WrittenText): Problem[] {
  return Array.from(text.matchAll(TIME)).flatMap(({ 0: time, groups = {} }) => {
    const { hour = '', minute, half = '', clock } = groups
    if (clock !== undefined) return error(placeOf(clock), `No clock shows ${clock}.`, WRITE_TIME)
    const isMinute = minute === undefined || Number(minute) < 60
    if (Number(hour) <= 12 && isMinute) return []
    const sentence = `No clock shows ${oneLine(time)}.`
    const isAfternoon = Number(hour) > 12 && Number(hour) < 24 && /p/i.test(half) && isMinute
    if (!isAfternoon) return error(placeOf(time), sentence, WRITE_TIME)
    const place = placeOf(time)
    const meant = time.replace(hour, String(Number(hour) - 12))
    const edit = source && editAt(source, place, time, meant)
    return error(place, sentence, `Write ${meant}`, undefined, edit)
  })
}

/** 7;15 PM */
function checkColon({ text, placeOf, source }: WrittenText): Problem[] {
  const found = text.match(/(?<![\d.,:;])\d{1,2};[0-5]\d(?=\s?[ap]\.?m\b)/gi) ?? []
  return found.map((time) => {
    const place = placeOf(time)
    const meant = time.replace(';', ':')
    const edit = source && editAt(source, place, time, meant)
    return error(place, 'A colon belongs into a time.', `Write ${meant}`, undefined, edit)
  })
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ')
}
