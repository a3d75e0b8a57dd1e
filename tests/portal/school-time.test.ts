import { expect, test } from 'vitest'
import { dueState, formatDate, formatDay } from '../../src/portal/school-time.ts'

// Not the school's: dates must not depend on where the student is.
process.env['TZ'] = 'America/New_York'

test('the student is not in the time of the school', () => {
  expect(new Date('2026-03-02T12:00Z').getHours()).toBe(7)
})

test.each([
  ['2026-03-01', 'Sun, 1 Mar 2026'],
  ['2024-02-29', 'Thu, 29 Feb 2024'],
  ['2026-03-01 00:00', 'Sun, 1 Mar 2026, 12:00 AM'],
  ['2026-03-01T23:30', 'Sun, 1 Mar 2026, 11:30 PM'],
  ['2026-03-01 23:30:15', 'Sun, 1 Mar 2026, 11:30 PM'],
  // The clocks of New York leave this hour out; those of Lagos do not.
  ['2026-03-08T02:30', 'Sun, 8 Mar 2026, 2:30 AM'],
])('a date without an offset, %s, is the school’s own: %s', (stored, shown) => {
  expect(formatDate(stored)).toBe(shown)
})

test.each([
  ['2026-03-01T23:30Z', 'Mon, 2 Mar 2026, 12:30 AM'],
  ['2026-03-01 18:00+0100', 'Sun, 1 Mar 2026, 6:00 PM'],
  ['2026-03-01T23:30:00+01:00', 'Sun, 1 Mar 2026, 11:30 PM'],
  ['2026-03-01T20:30:00-0500', 'Mon, 2 Mar 2026, 2:30 AM'],
])('a date with an offset, %s, is shown in the school’s time: %s', (stored, shown) => {
  expect(formatDate(stored)).toBe(shown)
})

test.each([
  '01/03/2025',
  'Friday',
  'Sunday 1 March',
  '1772323200',
  '0000-00-00',
  '2026-03-01, evening',
  '2025-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-03-01T24:30',
  '2026-03-01T10:30:75',
  '2026-03-01T10:60',
  '2026-3-1',
  '',
])('what is no date of the calendar, %s, is shown as it is', (stored) => {
  expect(formatDate(stored)).toBe(stored)
})

test.each([
  ['2026-03-02', '2026-03-02T22:59:00Z', { kind: 'today' }],
  ['2026-03-02', '2026-03-02T23:01:00Z', { kind: 'past' }], // midnight has passed in Lagos
  ['2026-03-02 08:00', '2026-03-02T20:00:00Z', { kind: 'today' }],
  ['2026-03-05', '2026-03-01T23:30:00Z', { kind: 'ahead', days: 3 }],
  ['2026-03-01T23:30Z', '2026-03-02T12:00:00Z', { kind: 'today' }],
  ['Friday', '2026-03-02T12:00:00Z', null],
])('a task due %s stands at %s as %j, by the school’s calendar', (stored, now, state) => {
  expect(dueState(stored, new Date(now))).toEqual(state)
})

test.each([
  ['2026-03-01 23:30', 'Sun 1 Mar'],
  ['2026-03-01T23:30Z', 'Mon 2 Mar'],
  ['Friday', 'Friday'],
])('the day of %s alone is %s', (stored, shown) => {
  expect(formatDay(stored)).toBe(shown)
})
