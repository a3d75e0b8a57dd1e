import { expect, test } from 'vitest'
import { utcOffsetsOf } from '../../scripts/content/utc-offsets.ts'
import { fromWallTime, toWallTime } from '../../src/portal/time/wall-time.ts'

test.each([
  ['Africa/Lagos', '2026-01-01T00:30:00', '2025-12-31T23:30:00Z'],
  ['Pacific/Kiritimati', '2026-03-02T00:00:00', '2026-03-01T10:00:00Z'],
  ['America/New_York', '2026-03-07T23:59:59', '2026-03-08T04:59:59Z'],
  [undefined, '2026-03-03T00:30:00', '2026-03-02T23:30:00Z'], // the school's, in Lagos
])('a clock in %s shows %s at %s', (timeZone, wall, moment) => {
  const zone = timeZone === undefined ? undefined : utcOffsetsOf(timeZone)
  expect(fromWallTime(wall, zone)).toEqual(new Date(moment))
  expect(toWallTime(new Date(moment), zone)).toBe(wall)
})

test.each([
  ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45:00', '2026-04-04T14:45:00Z'],
])('a time that comes twice in %s, %s, is the first of the two', (timeZone, wall, moment) => {
  const zone = utcOffsetsOf(timeZone)
  expect(fromWallTime(wall, zone)).toEqual(new Date(moment))
})

test.each([
  ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T03:30:00'],
  ['Australia/Lord_Howe', '2026-10-04T02:15:00', '2026-10-04T02:45:00'],
])('a time that is left out in %s, %s, is %s', (timeZone, wall, shown) => {
  const zone = utcOffsetsOf(timeZone)
  expect(toWallTime(fromWallTime(wall, zone), zone)).toBe(shown)
})
