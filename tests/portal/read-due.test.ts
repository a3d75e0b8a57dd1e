import { expect, test } from 'vitest'
import { readDue } from '../../src/portal/time/read-due.ts'

// The school is in Lagos, an hour ahead of UTC; the student is not.
process.env['TZ'] = 'America/New_York'

const due = (dueDate: string, time = '') => readDue({ dueDate, time })
const moment = (at: string) => ({ kind: 'moment', at: new Date(at), note: '' })

test.each([
  ['19:00', '18:00:00'],
  ['19:00:30', '18:00:30'],
  ['7 PM', '18:00:00'],
  ['7:30\u202FPM', '18:30:00'],
  ['12:30 pm', '11:30:00'],
  ['noon', '11:00:00'],
  // The last minute of the day: nobody is told that it is over before it has begun.
  ['midnight', '22:59:00'],
  ['7.30 PM', '18:30:00'],
  ['12 noon', '11:00:00'],
])('the time %s beside a date is that time at the school', (time, utc) => {
  expect(due('2026-03-02', time)).toEqual(moment(`2026-03-02T${utc}Z`))
})

test.each(['12 AM', '00:00', '12:00 am'])('the time %s is the beginning of its day', (time) => {
  expect(due('2026-03-02', time)).toEqual(moment('2026-03-01T23:00:00Z'))
})

test.each(['7:30', '19:60', '24:00', '13 PM', '7 PM WAT', 'after class', 'midnight Friday'])(
  'any other time, %s, is a note beside the day',
  (time) => {
    expect(due('2026-03-02', time)).toEqual({
      kind: 'day',
      at: new Date('2026-03-02T22:59:00Z'),
      note: time,
    })
  },
)

test('a date alone ends with its day', () => {
  const at = new Date('2026-03-02T22:59:00Z')
  expect(due('2026-03-02')).toEqual({ kind: 'day', at, note: '' })
})

test.each([
  ['2026-03-01 00:00', '2026-02-28T23:00:00Z'],
  ['2026-03-01 23:30:15.123', '2026-03-01T22:30:15Z'],
  // The clocks of New York leave this hour out; those of Lagos do not.
  ['2026-03-08T02:30', '2026-03-08T01:30:00Z'],
  ['2026-03-01T23:30Z', '2026-03-01T23:30:00Z'],
  ['2026-03-01T23:30:00+01:00', '2026-03-01T22:30:00Z'],
  ['2026-03-01T20:30:00-0500', '2026-03-02T01:30:00Z'],
])('%s is a moment, in the school’s time unless it has an offset', (dueDate, utc) => {
  expect(due(dueDate)).toEqual(moment(utc))
})

test('a time within the due date wins over the one beside it', () => {
  expect(due('2026-03-02 08:00', '7 PM')).toEqual(moment('2026-03-02T07:00:00Z'))
})

test.each([
  ['2026-03-02 00:00:00', '7 PM'],
  ['2026-03-02T00:00:00.000000Z', '7 PM'],
])('%s beside %s is the day alone: so backends store one', (dueDate, time) => {
  expect(due(dueDate, time)).toEqual(moment('2026-03-02T18:00:00Z'))
})

test('a day stored as its first moment keeps the time that cannot be read as a note', () => {
  expect(due('2026-03-02 00:00:00', 'after class')).toEqual({
    kind: 'day',
    at: new Date('2026-03-02T22:59:00Z'),
    note: 'after class',
  })
})

test.each([
  ['2026-03-02 00:00:00', ''],
  ['2026-03-02 00:00:00', '00:00:00'],
])('%s beside %j is the first moment of its day', (dueDate, time) => {
  expect(due(dueDate, time)).toEqual(moment('2026-03-01T23:00:00Z'))
})

test('what the mentor has written beside a moment stays', () => {
  expect(due('2026-03-02 08:00', 'sharp')).toEqual({
    ...moment('2026-03-02T07:00:00Z'),
    note: 'sharp',
  })
})

test.each(['01/03/2025', 'Friday', '0000-00-00', '2025-02-29', '2026-13-01', '2026-03-01T24:30'])(
  'what is no date of the calendar, %s, stays as it is',
  (dueDate) => {
    expect(due(dueDate)).toEqual({ kind: 'unreadable', text: dueDate })
    expect(due(dueDate, '7 PM')).toEqual({ kind: 'unreadable', text: `${dueDate}, 7 PM` })
  },
)

test('a task of which nothing is stored is due at no time, a time alone cannot be read', () => {
  expect(due('')).toEqual({ kind: 'none' })
  expect(due('', '7 PM')).toEqual({ kind: 'unreadable', text: '7 PM' })
})
