import { expect, test } from 'vitest'
import { dueState, formatDate, formatDay } from '../../src/portal/school-time.ts'

test.each([
  ['2026-03-01', 'Sun, 1 Mar 2026'],
  ['2026-03-01T23:30', 'Sun, 1 Mar 2026, 11:30 PM'],
  ['2026-03-01 23:30:15', 'Sun, 1 Mar 2026, 11:30 PM'],
])('a date without an offset, %s, is the school’s own: %s', (stored, shown) => {
  expect(formatDate(stored)).toBe(shown)
})

test.each([
  ['2026-03-01T23:30Z', 'Mon, 2 Mar 2026, 12:30 AM'],
  ['2026-03-01T23:30:00+01:00', 'Sun, 1 Mar 2026, 11:30 PM'],
  ['2026-03-01T20:30:00-0500', 'Mon, 2 Mar 2026, 2:30 AM'],
])('a date with an offset, %s, is shown in the school’s time: %s', (stored, shown) => {
  expect(formatDate(stored)).toBe(shown)
})

test.each([
  '01/03/2025',
  'Friday',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-03-01T24:30',
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
