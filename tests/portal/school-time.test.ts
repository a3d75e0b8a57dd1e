import { afterAll, expect, test } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { readDue } from '../../src/portal/time/read-due.ts'
import {
  formatDue,
  formatDueSoon,
  formatMoment,
  formatOnPhone,
} from '../../src/portal/time/school-time.ts'

const due = (dueDate: string, time = '') => readDue({ dueDate, time })

const { timeZone } = site
const schoolIsIn = (zone: string) => void Object.assign(site, { timeZone: zone })
afterAll(() => schoolIsIn(timeZone))

test.each([
  ['2026-03-01', '', 'Sun, 1 Mar 2026'],
  ['2024-02-29', '', 'Thu, 29 Feb 2024'],
  ['2026-03-01', 'after class', 'Sun, 1 Mar 2026, after class'],
  ['2026-03-01', '7 PM', 'Sun, 1 Mar 2026, 7:00 PM, Lagos time'],
  ['2026-03-01', 'noon', 'Sun, 1 Mar 2026, 12:00 PM, Lagos time'],
  ['2026-03-01', 'midnight', 'Sun, 1 Mar 2026, 11:59 PM, Lagos time'],
  ['2026-03-01 00:00', '', 'Sun, 1 Mar 2026, 12:00 AM, Lagos time'],
  ['2026-03-01T23:30Z', '', 'Mon, 2 Mar 2026, 12:30 AM, Lagos time'],
  ['2026-03-01 23:30', 'sharp', 'Sun, 1 Mar 2026, 11:30 PM, Lagos time, sharp'],
  ['Friday', '7 PM', 'Friday, 7 PM'],
  ['', '', ''],
])('a task due %j at %j is shown in the school’s time: %s', (dueDate, time, shown) => {
  expect(formatDue(due(dueDate, time))).toBe(shown)
})

test.each([
  ['2026-03-01', '', 'Sun 1 Mar'],
  ['2026-03-01T23:30Z', '', 'Mon 2 Mar, 12:30 AM, Lagos time'],
  ['2026-03-01', 'after class', 'Sun 1 Mar, after class'],
])('a task due %j at %j is shown without the year: %s', (dueDate, time, shown) => {
  const read = due(dueDate, time)
  expect(read.kind === 'day' || read.kind === 'moment' ? formatDueSoon(read) : '').toBe(shown)
})

test.each([
  ['America/New_York', 'Sun, 1 Mar 2026, 1:00 PM'],
  ['Asia/Tokyo', 'Mon, 2 Mar 2026, 3:00 AM'],
  ['Europe/Paris', null], // an hour ahead of UTC in winter, as Lagos is
  ['Africa/Lagos', null],
])('on a phone in %s 7 PM in Lagos is %s', (zone, shown) => {
  process.env['TZ'] = zone
  expect(formatOnPhone(new Date('2026-03-01T18:00Z'))).toBe(shown)
})

test.each([
  ['America/Argentina/Buenos_Aires', 'Wed, 1 Jul 2026, 9:00 AM, Buenos Aires time'],
  ['Europe/London', 'Wed, 1 Jul 2026, 1:00 PM, London time'],
  ['UTC', 'Wed, 1 Jul 2026, 12:00 PM, UTC time'],
])('a zone, %s, is named as students know it', (zone, shown) => {
  schoolIsIn(zone)
  expect(formatMoment(new Date('2026-07-01T12:00Z'))).toBe(shown)
})

test.each([
  ['2026-03-07 23:00', '2026-03-08T04:00:00Z'],
  ['2026-03-08 23:00', '2026-03-09T03:00:00Z'],
  ['2026-10-31 23:00', '2026-11-01T03:00:00Z'],
  ['2026-11-01 23:00', '2026-11-02T04:00:00Z'],
])('where clocks change, %s is %s, and is shown as it was written', (dueDate, utc) => {
  schoolIsIn('America/New_York')
  const read = due(dueDate)
  expect(read).toMatchObject({ at: new Date(utc) })
  expect(formatDue(read)).toContain('11:00 PM, New York time')
})
