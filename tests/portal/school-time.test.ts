import { expect, test } from 'vitest'
import { formatDate } from '../../src/portal/ui/school-time.ts'

test.each([
  ['2026-03-01', 'Sun, 1 March 2026'],
  ['2026-03-01T23:30', 'Sun, 1 March 2026 at 11:30 pm'],
  ['2026-03-01 23:30:15', 'Sun, 1 March 2026 at 11:30 pm'],
])('a date without an offset, %s, is the school’s own: %s', (stored, shown) => {
  expect(formatDate(stored)).toBe(shown)
})

test.each([
  ['2026-03-01T23:30Z', 'Mon, 2 March 2026 at 12:30 am'],
  ['2026-03-01T23:30:00+01:00', 'Sun, 1 March 2026 at 11:30 pm'],
  ['2026-03-01T20:30:00-0500', 'Mon, 2 March 2026 at 2:30 am'],
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
