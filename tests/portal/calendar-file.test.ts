import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar, type CalendarEvent } from '../../src/portal/calendar/write-calendar.ts'
import { readEvents } from './save-calendar.ts'

const NOW = new Date('2026-02-28T15:00:30Z')
const EVENT: CalendarEvent = {
  uid: 'task-3@school.example',
  title: 'Task 3 due: A page',
  description: 'Due soon',
  address: 'https://school.example/mentor-tasks/3',
  at: new Date('2026-03-02T18:00:00Z'),
  reminds: true,
}

const SIGNS = 'Commas, semicolons; back\\slashes and "quotes"'

/** Reads the one event of a calendar. */
function readOne(change: Partial<CalendarEvent> = {}, now = NOW) {
  const [event, ...others] = readEvents(writeCalendar([{ ...EVENT, ...change }], now))
  if (event === undefined || others.length > 0) throw new Error('One event is expected')
  const alarms = event.component.getAllSubcomponents('valarm')
  return { event, alarms, value: (name: string) => event.component.getFirstPropertyValue(name) }
}

test('an event carries its words and address, is at its moment in any zone, and takes no time', () => {
  const { event, value } = readOne()
  expect([event.summary, event.description]).toEqual([EVENT.title, EVENT.description])
  expect(value('url')).toBe(EVENT.address)
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
  expect(event.startDate.toJSDate()).toEqual(EVENT.at)
  expect(value('dtend')?.toString()).toBe('2026-03-02T18:00:00Z') // without it some calendars show an hour
})

test('a whole day has a date and no time', () => {
  const { event, value } = readOne({ at: '2026-02-28' })
  expect(event.startDate.isDate).toBe(true)
  expect(event.startDate.toString()).toBe('2026-02-28')
  expect(value('dtend')?.toString()).toBe('2026-03-01')
})

test('reminders come 24 and 2 hours before, where they are needed', () => {
  const before = readOne().alarms.map((alarm) => {
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(alarm.getFirstPropertyValue('description')).toBe(EVENT.title)
    return (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds() / 3600
  })
  expect(before).toEqual([-24, -2])
  expect(readOne({ reminds: false }).alarms).toEqual([])
})

test('an event that is imported again has the same name and a higher number', () => {
  const [first, later] = [readOne(), readOne({}, new Date('2026-02-28T15:01:30Z'))]
  expect(later.event.uid).toBe(first.event.uid)
  expect(later.event.sequence).toBe(first.event.sequence + 1)
  expect(String(first.value('dtstamp'))).toBe('2026-02-28T15:00:30Z')
})

test.each([
  [SIGNS, SIGNS],
  ['A\u0007B', 'A B'], // no calendar takes control characters
])('the title %j is read as %j', (title, read) => {
  expect(readOne({ title }).event.summary).toBe(read)
})

// The x moves each letter by an octet, so that a wrong break would fall within one.
test.each(['Größe 日本語 👩‍👩‍👧‍👦 '.repeat(20), '👩'.repeat(40), 'x' + '👩'.repeat(40)])(
  'lines of %j end with CR and LF, after 75 octets at most, and never within a letter',
  (title) => {
    const text = writeCalendar([{ ...EVENT, title }], NOW)
    expect(text).toMatch(/\r\n$/)
    const lines = text.split('\r\n')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    const octets = lines.map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/\p{Cs}/u)
    expect(readOne({ title }).event.summary).toBe(title)
  },
)

test('a calendar names its version and what wrote it, and holds all its events', () => {
  const text = writeCalendar([EVENT, { ...EVENT, uid: 'task-4@school.example' }], NOW)
  expect(readEvents(text)).toHaveLength(2)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\//)
})
