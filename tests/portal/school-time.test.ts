import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { utcOffsetsOf } from '../../scripts/content/utc-offsets.ts'
import { readDue } from '../../src/portal/time/read-due.ts'
import { formatDue, formatMoment, formatLocal } from '../../src/portal/time/school-time.ts'

const { timeZone } = site
const schoolIsIn = (zone: string) =>
  void Object.assign(site, { timeZone: zone, utcOffsets: utcOffsetsOf(zone) })
const phoneIsIn = (zone: string) => void (process.env['TZ'] = zone)

beforeEach(() => {
  schoolIsIn(timeZone)
  phoneIsIn('Africa/Lagos')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-20T12:00:00Z') })
})
afterAll(() => schoolIsIn(timeZone))

test.each([
  ['2026-03-01', '', 'Sun 1 Mar'],
  ['2026-09-09T11:05Z', '', 'Wed 9 Sept, 12:05 PM'],
  ['2026-12-31T23:30Z', '', 'Fri, 1 Jan 2027, 12:30 AM'],
  ['2026-03-01', 'after class', 'Sun 1 Mar, after class'],
  ['2026-03-01', 'midnight', 'Sun 1 Mar, 11:59 PM'],
  ['2026-03-01 23:30', 'sharp', 'Sun 1 Mar, 11:30 PM, sharp'],
  ['Friday', '7 PM', 'Friday, 7 PM'],
  ['', '', ''],
])('a task due %j at %j is shown in the school’s time: %s', (dueDate, time, shown) => {
  expect(formatDue(readDue({ dueDate, time }))).toBe(shown)
})

test.each([
  ['America/New_York', 'Sun 1 Mar, 1:00 PM'],
  ['Asia/Tokyo', 'Mon 2 Mar, 3:00 AM'],
  ['Europe/Paris', null], // an hour ahead of UTC in winter, as Lagos is
])('on a phone in %s 7 PM in Lagos is %s; only another zone is named', (zone, shown) => {
  phoneIsIn(zone)
  const moment = new Date('2026-03-01T18:00Z')
  expect(formatLocal(moment)).toBe(shown)
  expect(formatMoment(moment)).toBe(`Sun 1 Mar, 7:00 PM${shown === null ? '' : ', Lagos time'}`)
})

test('a zone is named by its city', () => {
  schoolIsIn('America/Argentina/Buenos_Aires')
  const shown = formatMoment(new Date('2026-07-01T12:00Z'))
  expect(shown).toBe('Wed 1 Jul, 9:00 AM, Buenos Aires time')
})
