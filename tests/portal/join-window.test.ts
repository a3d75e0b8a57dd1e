import { expect, test } from 'vitest'
import { utcOffsetsOf } from '../../scripts/content/utc-offsets.ts'
import { joinWindowAt } from '../../src/portal/time/join-window.ts'

const TEN_MINUTES_MS = 600_000
const SEVEN_PM = 19 * 60
const TUESDAYS_AND_THURSDAYS = [
  { day: 2, minutes: SEVEN_PM },
  { day: 4, minutes: SEVEN_PM },
]
const at = (moment: string, classes = TUESDAYS_AND_THURSDAYS, timeZone = 'Africa/Lagos') =>
  joinWindowAt(classes, new Date(moment), TEN_MINUTES_MS, utcOffsetsOf(timeZone))

// The school of the tests is in Lagos, an hour ahead of UTC the whole year.
const TUESDAY = new Date('2026-11-24T18:00:00Z') // 7 PM in Lagos
const THURSDAY = new Date('2026-11-26T18:00:00Z')
const NEXT_TUESDAY = new Date('2026-12-01T18:00:00Z')
const CLOSED = { kind: 'closed', at: new Date('2026-11-24T18:10:00Z'), next: THURSDAY }

test.each([
  ['2026-11-24T16:59:59Z', { kind: 'ahead', next: TUESDAY }],
  ['2026-11-24T17:00:00Z', { kind: 'soon', next: TUESDAY, minutes: 60 }],
  ['2026-11-24T17:59:59Z', { kind: 'soon', next: TUESDAY, minutes: 1 }],
  ['2026-11-24T18:00:00Z', { kind: 'open', minutes: 10 }],
  ['2026-11-24T18:09:59Z', { kind: 'open', minutes: 1 }],
  ['2026-11-24T18:10:00Z', CLOSED],
  ['2026-11-24T20:09:59Z', CLOSED],
  ['2026-11-24T20:10:00Z', { kind: 'ahead', next: THURSDAY }],
  ['2026-11-29T23:30:00Z', { kind: 'ahead', next: NEXT_TUESDAY }], // Monday in Lagos
])('at %s the class is %o', (moment, state) => {
  expect(at(moment)).toEqual(state)
})

test('a class a week comes again after a week, across the end of a year', () => {
  const next = new Date('2027-01-07T00:00:00Z')
  expect(at('2026-12-31T03:00:00Z', [{ day: 4, minutes: 60 }])).toEqual({ kind: 'ahead', next })
})

test('joining a class just before midnight closes on the next day', () => {
  const saturdays = [{ day: 6, minutes: 23 * 60 + 55 }]
  expect(at('2026-11-28T23:03:00Z', saturdays)).toEqual({ kind: 'open', minutes: 2 })
  const closed = { kind: 'closed', at: new Date('2026-11-28T23:05:00Z') }
  expect(at('2026-11-28T23:05:00Z', saturdays)).toMatchObject(closed)
})

test('a class that starts soon counts more than one that cannot be joined any more', () => {
  const two = [SEVEN_PM, SEVEN_PM + 60].map((minutes) => ({ day: 2, minutes }))
  expect(at('2026-11-24T18:10:00Z', two)).toMatchObject({ kind: 'soon', minutes: 50 })
  expect(at('2026-11-24T19:10:00Z', two)).toMatchObject({ kind: 'closed' })
})

test.each([
  ['forward', '2026-03-07T15:00:00Z', '2026-03-08T23:00:00Z'],
  ['back', '2026-10-31T15:00:00Z', '2026-11-02T00:00:00Z'],
])('a class at 7 PM stays at 7 PM after the clocks were put %s', (_, now, next) => {
  const sundays = [{ day: 0, minutes: SEVEN_PM }]
  expect(at(now, sundays, 'America/New_York')).toEqual({ kind: 'ahead', next: new Date(next) })
})
