import { expect, test } from 'vitest'
import { readDue } from '../../src/portal/time/read-due.ts'

// The school is in Lagos, an hour ahead of UTC; the student is not.
process.env['TZ'] = 'America/New_York'

const due = (dueDate: string, time = '') => readDue({ dueDate, time })
const moment = (at: string) => ({ kind: 'moment', at: new Date(at), note: '' })
const day = (note = '') => ({ kind: 'day', at: new Date('2026-03-02T22:59:00Z'), note })

test.each([
  ['19:00', '2026-03-02T18:00:00Z'],
  ['19:00:30', '2026-03-02T18:00:30Z'],
  ['7:30\u202FPM', '2026-03-02T18:30:00Z'],
  ['12:30 pm', '2026-03-02T11:30:00Z'],
  ['12 noon', '2026-03-02T11:00:00Z'],
  // The last minute of the day: nobody is told that it is over before it has begun.
  ['midnight', '2026-03-02T22:59:00Z'],
  ['12 AM', '2026-03-01T23:00:00Z'],
])('the time %s beside a date is that time at the school', (time, utc) => {
  expect(due('2026-03-02', time)).toEqual(moment(utc))
})

test.each(['7:30', '24:00', '13 PM', '7 PM WAT', 'after class', 'midnight Friday'])(
  'any other time, %s, is a note beside the day',
  (time) => {
    expect(due('2026-03-02', time)).toEqual(day(time))
  },
)

test.each([
  ['2026-03-01 23:30:15.123', '2026-03-01T22:30:15Z'],
  // The clocks of New York leave this hour out; those of Lagos do not.
  ['2026-03-08T02:30', '2026-03-08T01:30:00Z'],
  ['2026-03-01T23:30Z', '2026-03-01T23:30:00Z'],
  ['2026-03-01T20:30:00-0500', '2026-03-02T01:30:00Z'],
])('%s is a moment, in the school’s time unless it has an offset', (dueDate, utc) => {
  expect(due(dueDate)).toEqual(moment(utc))
})

test.each([
  ['2026-03-02', '', day()],
  ['2026-03-02 08:00', '7 PM', moment('2026-03-02T07:00:00Z')],
  ['2026-03-02 08:00', 'sharp', { ...moment('2026-03-02T07:00:00Z'), note: 'sharp' }],
  ['', '', { kind: 'none' }],
  ['', '7 PM', { kind: 'unreadable', text: '7 PM' }],
])('a due date %j beside the time %j is read as %o', (dueDate, time, read) => {
  expect(due(dueDate, time)).toEqual(read)
})

// Many backends store a day as its first moment.
test.each([
  ['2026-03-02 00:00:00', '7 PM', moment('2026-03-02T18:00:00Z')],
  ['2026-03-02T00:00:00.000000Z', '7 PM', moment('2026-03-02T18:00:00Z')],
  ['2026-03-02 00:00:00', 'after class', day('after class')],
  ['2026-03-02 00:00:00', '', moment('2026-03-01T23:00:00Z')],
  ['2026-03-02 00:00:00', '00:00:00', moment('2026-03-01T23:00:00Z')],
])('the first moment of a day, %s, is the day alone where %j says more', (dueDate, time, read) => {
  expect(due(dueDate, time)).toEqual(read)
})

test.each([
  '01/03/2025',
  'Friday',
  '0000-00-00',
  '2025-02-29',
  '2026-03-01T24:30',
  '2026-03-01T18:00+25:00',
])('%s is no date of the calendar and stays as it is', (dueDate) => {
  expect(due(dueDate)).toEqual({ kind: 'unreadable', text: dueDate })
  expect(due(dueDate, '7 PM')).toEqual({ kind: 'unreadable', text: `${dueDate}, 7 PM` })
})
